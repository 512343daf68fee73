/** Put a text on the clipboard; where the browser forbids that, mark it in its field to be copied by hand. */
export async function copyText(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return false
  }
}

/** Small letters without their marks, so that "zloto" finds "złoto". */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase()

/** Whether a text has all the words that are looked for, in any order. */
export const finds = (wanted: string, text: string): boolean => plain(wanted).split(/\s+/).every((word) => plain(text).includes(word))

/** A text cut where the words that are looked for begin and end; every second piece is one of them. */
export function cut(text: string, wanted: string): string[] {
  const wantedWords = plain(wanted).split(/\s+/).filter((word) => word.length > 1)
  // Marks are taken off one letter at a time, so that places in both texts agree.
  const letters = [...text]
  const bare = letters.map((letter) => plain(letter)[0] ?? letter).join('')
  const hit = new Array<boolean>(letters.length).fill(false)
  for (const word of wantedWords) for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) hit.fill(true, at, at + word.length)
  const out = ['']
  letters.forEach((letter, index) => {
    if (hit[index] !== (out.length % 2 === 0)) out.push('')
    out[out.length - 1] += letter
  })
  return out
}

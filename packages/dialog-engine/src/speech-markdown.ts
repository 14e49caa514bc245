/**
 * Speech Markdown without its marks: what a person would read on a screen.
 *
 * `(word)[modifiers]` is the word, a `[break:…]` alone is nothing, `#[voice:…]` is nothing, and `++emphasis++`
 * and its kin are their words. It never fails: what it does not know stays as it is.
 */
export function stripSpeechMarkdown(text: string): string {
  return text
    .replace(/\(([^()[\]]{0,400})\)\[[^[\]]{0,200}\]/g, '$1')
    .replace(
      /#?\[(?:break|pause|audio|voice|lang|mark|whisper|excited|disappointed|dj|newscaster|defaults|section|\d)[^[\]]{0,200}\]/gi,
      '',
    )
    .replace(/!\[[^[\]]{0,400}\]/g, '')
    .replace(/(\+\+|--|~)(?=\S)([^+~\n]{1,400}?)(?<=\S)\1/g, '$2')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}

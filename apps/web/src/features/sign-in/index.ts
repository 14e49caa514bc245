export { EntryCard } from './entry-card.tsx';
export { FormMessage } from './form-parts.tsx';
export { NewPasswordField } from './new-password-field.tsx';
export { otherWords as entryWords } from './other-words.ts';

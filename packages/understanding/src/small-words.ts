import { stem, splitWords } from './normalise.ts';

/**
 * Function words, which have no subject by themselves. Words that carry meaning
 * alone are not listed: yes, no, not, more.
 */
const lists: Readonly<Record<string, string>> = {
  en: `a an the this that these those there here i you he she it we they one me him her us them my your his its our
    their am is are was were be been being do does did have has had will would shall should can could may might must
    to of in on at by for from with about into as than and or but if so because what who whom whose which how where
    when why i'm i've i'd i'll it's that's you're he's she's we're they're what's there's let's please just very too
    also some any all both each want need like know think give get got`,
  de: `ein eine einen einem einer eines der die das den dem des dieser diese dieses diesen dies da hier dort ich du er
    sie es wir ihr man mich mir dich dir ihn ihm uns euch ihnen sich mein meine meinen meinem meiner dein deine deinen
    sein seine seinen unser unsere euer eure bin bist ist sind seid war waren wird werden werde wurde habe hast hat
    haben habt hatte hatten kann kannst können könnt könnte will möchte soll sollte muss darf zu zum zur von vom in im
    an am auf aus bei beim mit für um nach über als wie und oder aber wenn dass so weil was wer wen wem wessen welche
    welcher welches wo wohin woher wann warum bitte mal auch nur sehr mache
    machst macht machen gebe gibt geben hätte gern gerne brauche brauchen weiß glaube denke finde`,
};
const sets = new Map<string, ReadonlySet<string>>();

/** The stemmed small words of a language; undefined for a language without a list. */
export function getSmallWords(language: string): ReadonlySet<string> | undefined {
  const key = language.slice(0, 2);
  const list = lists[key];
  if (list === undefined) return undefined;
  const known = sets.get(key) ?? new Set(splitWords(list).map((word) => stem(word, key)));
  sets.set(key, known);
  return known;
}

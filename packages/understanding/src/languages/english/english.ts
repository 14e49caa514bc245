import type { LanguageData } from '../language-data.ts';
import { englishConcepts } from './english-concepts.ts';
import { englishTalk } from './english-talk.ts';
import { englishWords } from './english-words.ts';

/** What assistants need to understand English. */
export const english: LanguageData = {
  words: englishWords,
  concepts: englishConcepts,
  everydayTalk: englishTalk,
  stem(word) {
    if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
    if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
    if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
    if (word.endsWith('ing') && word.length > 5) return undouble(word.slice(0, -3));
    if (word.endsWith('ed') && word.length > 4) return undouble(word.slice(0, -2));
    return word;
  },
  // Closing may come from close or clos.
  listOtherStems(word, stemmed) {
    if (stemmed === word) return [];
    if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`];
    return word.endsWith('ing') || word.endsWith('ed') ? [`${stemmed}e`] : [];
  },
  smallWords: `a an the this that these those there here i you he she it we they one me him her us them my your his its our
    their am is are was were be been being do does did have has had will would shall should can could may might must
    to of in on at by for from with about into as than and or but if so because what who whom whose which how where
    when why i'm i've i'd i'll it's that's you're he's she's we're they're what's there's let's please just very too
    also some any all both each want need like know think give get got`,
  everydayWords: `after again alone always another around asking before began being better bring called came children come
    coming could early either enough every everyone everything everywhere fewer first found friend friends going having
    house large later least leave less likes little looking making maybe might money month morning never night nobody
    nothing often other others people place pretty quite ready really right seems should since small someone something
    sometimes somewhere soon still taking tell thank thanks things think those though three through times today together
    tomorrow tonight trying under until using wants week where while whole without women working world would wrong year
    yesterday young`,
  joints: 'and also|and then|as well as|and|plus|also|then|&',
  separators: /,\s*(?:and|or)\s|[,;&]|(?<=\s)(?:and|or|plus)(?=\s)/giu,
  corrections: {
    places: /\b(?:no|wait|sorry|actually|rather|i mean)\b/giu,
    clear: /^\W*(?:oh\W+)?(?:no|nope)\b|\bi meant?\b|\bchange\b|\bmake (?:that|it)\b/iu,
    likely: /\b(?:wait|sorry|actually|rather|instead)\b/iu,
    beside:
      /(?<!\p{L})(?:oh|ah|no|nope|wait|(?:i['’]?m )?sorry(?:,? (?:just|only))?|actually(?: just| only)?|rather|instead|i meant?|(?:make|change) (?:that|it)|(?<!no )change to|(?:can|could) (?:you|we)|it['’]?s|(?:it )?is|(?:it )?should be|that['’]?s|we['’]?re|we are|there are|please|thanks|thank you|to|for|at|on|by|in|from|around|about|the|an?|of us)(?!\p{L})/giu,
    beforeName:
      /(?<!\p{L})(?:(?:(?:i want to|i(?:['’]d| would) like to|let['’]s|let me) )?(?<!no )(?:change|make|move|set|switch)(?: (?:the|my|our))?|the|my|our) $/iu,
    units: 'people persons guests adults',
  },
  exclusions: {
    always: 'not except excluding apart instead cant cannot',
    ifOthers: '',
    between: 'on at for the a an in by to from of do make',
    notAfter: 'why if',
  },
  nameIntroductions: ['my name is', "my name's", 'the name is', "the name's", 'i am called', "i'm called"],
  choices: {
    fillers:
      'number option choice item answer entry the one please i want take would like choose go with to for id ill lets have try pick',
    last: 'last',
    limits: 'under | over | below | above | less | more | fewer | up to',
  },
};

function undouble(word: string) {
  const isDoubled = /([bdgklmnprt])\1$/.test(word);
  return isDoubled ? word.slice(0, -1) : word;
}

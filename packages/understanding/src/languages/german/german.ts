import type { LanguageData } from '../language-data.ts';
import { germanConcepts } from './german-concepts.ts';
import { germanTalk } from './german-talk.ts';
import { germanWords } from './german-words.ts';

/** What assistants need to understand German. */
export const german: LanguageData = {
  words: germanWords,
  concepts: germanConcepts,
  everydayTalk: germanTalk,
  stem: (word) => (word.length > 4 ? word.replace(/(?:ern|en|er|es|em|e|n|s)$/, '') : word),
  listOtherStems: (word) => (word.endsWith('um') && word.length > 5 ? [word.slice(0, -2)] : []),
  smallWords: `ein eine einen einem einer eines der die das den dem des dieser diese dieses diesen dies da hier dort ich du er
    sie es wir ihr man mich mir dich dir ihn ihm uns euch ihnen sich mein meine meinen meinem meiner dein deine deinen
    sein seine seinen unser unsere euer eure bin bist ist sind seid war waren wird werden werde wurde habe hast hat
    haben habt hatte hatten kann kannst können könnt könnte will möchte soll sollte muss darf zu zum zur von vom in im
    an am auf aus bei beim mit für um nach über als wie und oder aber wenn dass so weil was wer wen wem wessen welche
    welcher welches wo wohin woher wann warum bitte mal auch nur sehr mache
    machst macht machen gebe gibt geben hätte gern gerne brauche brauchen weiß glaube denke finde`,
  everydayWords: `abend alles allein andere anderen anderer anders bald besser bisschen bleibe bleiben braucht bringe
    bringen danach danke dauert dazu denken doch einfach einmal erste ersten etwas fahre fahren fragen frage freund freunde
    frau früher ganze ganzen gehe gehen gehört genau genug gestern gleich große großen größer gute guten haus heute hören
    immer jetzt jeden jeder jemand kinder klein kleine kleinen komme kommen kommt lange lassen leben leider leute lieber
    machen mehr mehrere meisten möchten möchtest mögen morgen möglich müssen musst nachher nächste nächsten nehme nehmen
    neue neuen nicht nichts niemand oben ohne reden richtig sagen sagt schauen schaue schon schnell schön sehen selber
    selbst setzen sieht später sollen spielen sprechen stehen steht stunde suche suchen sucht tage tragen treffen unten
    unter versuche versuchen viele vielen vielleicht vorher wann warte warten warum weiter welche wenig weniger wieder
    wieso wirklich wissen woche wohnen wollen wollte worüber würde würden zeigen zeit ziemlich zurück zusammen zwischen`,
  joints: 'und dazu|und noch|und auch|und|sowie|dazu|plus|außerdem|&',
  separators: /,\s*(?:und|oder)\s|[,;&]|(?<=\s)(?:und|oder|plus)(?=\s)/giu,
  corrections: {
    places: /\b(?:nein|moment|sorry|entschuldigung|quatsch|doch lieber|ich meine)\b/giu,
    clear:
      /^\W*(?:ach\W+|oh\W+)?(?:nein|nee|quatsch)(?!\p{L})|(?<!\p{L})(?:ich mein(?:e|te)?|änder[ent]+|ändre|mach\p{L}{0,4} .{1,60} (?:draus|daraus))(?!\p{L})/iu,
    likely: /(?<!\p{L})(?:moment|sorry|entschuldigung|doch|lieber|eigentlich|stattdessen)(?!\p{L})/iu,
    beside:
      /(?<!\p{L})(?:ach|oh|nein|nee|quatsch|moment|warte|sorry|entschuldigung|(?:doch|eigentlich)(?: nur)?|lieber|stattdessen|ich mein(?:e|te)?|änder[ent]+|ändre|mach(?:e|en|t)?|(?:kannst|könntest) du|(?:können|könnten) (?:sie|wir)|daraus|draus|bitte|danke|es|das|wir sind|es sind|ist|soll(?:te)?n?|sein|auf|zu|am|an|um|im|in|ab|gegen|f(?:ü|ue)r|de[nmr]|die|ein|eine[nmr]?|von uns)(?!\p{L})/giu,
    beforeName:
      /(?<!\p{L})(?:(?:ich (?:möchte|will|würde gern(?:e)?)|wir (?:möchten|wollen|würden gern(?:e)?)) (?:bitte )?)?(?:de[nmr]|die|das|mein(?:e[nmr]?)?|unser(?:e[nmr]?)?) $/iu,
    units: 'Person Personen Leute Gäste Erwachsene',
  },
  exclusions: {
    always: 'nicht kein keine keinen ausser statt',
    ifOthers: '',
    between: 'am um an den dem der die das fur fuer im mit',
    notAfter: 'warum wieso wenn falls',
  },
  nameIntroductions: ['ich heiße', 'mein Name ist', 'mein Name lautet', 'der Name ist'],
  choices: {
    fillers:
      'nummer option punkt auswahl antwort eintrag der die das den bitte ich nehme mochte moechte will wahle waehle eins zu zum zur',
    last: 'letzte letzten letzter letztes',
    limits: 'unter | uber | ueber | weniger | mehr | bis',
  },
};

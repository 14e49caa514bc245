import type { LanguageData } from '../language-data.ts';
import { frenchConcepts } from './french-concepts.ts';
import { frenchTalk } from './french-talk.ts';
import { frenchWords } from './french-words.ts';

/** What assistants need to understand French. */
export const french: LanguageData = {
  words: frenchWords,
  concepts: frenchConcepts,
  everydayTalk: frenchTalk,
  stem(word) {
    if (word.endsWith('aux') && word.length > 5) return `${word.slice(0, -3)}al`;
    return word.length > 4 ? word.replace(/(?:ees|ee|es|er|ez|e|s|x)$/, '') : word.replace(/s$/, '');
  },
  smallWords: `le la les l un une des du de d au aux ce cet cette ces ça cela ceci c je j tu il elle on nous vous ils elles me
    m te t se s lui leur y en mon ma mes ton ta tes son sa ses notre nos votre vos leurs suis es est sommes êtes sont étais
    était être ai as a avons avez ont avais avait avoir fais fait faire faites peux peut pouvez pouvoir pourrais pourriez veux
    veut voulez vouloir voudrais voudrait aimerais dois doit faut vais va vas allez aller à dans sur sous avec sans pour par
    chez entre vers depuis et ou mais donc que qu quoi qui quel quelle quels quelles où comment quand pourquoi comme parce
    très trop aussi déjà juste ici là alors s'il vous plaît svp est-ce crois pense sais donne donnez voir dire besoin`,
  everydayWords: `alors ancien après assez aujourd'hui aussi autre autres avant beaucoup besoin bonjour bonne cherche
    chercher chose choses combien comprends connais côté dehors demain demander depuis dernier dernière deux donner encore
    enfants enfin ensemble ensuite entre essaie fille femme fois grand grande heure heures hier homme jamais jour jours
    juste maintenant manger matin meilleur mieux moins monde mieux monsieur madame moment nouveau nouvelle parfois parle
    parler part passer pendant penser petit petite peuvent personne plusieurs porter possible premier première prendre
    prends presque prochain prochaine quelque quelqu'un rester rien savoir semaine sinon soir sont sortir souvent sûr
    tard temps tôt toujours tous tout toute toutes trouve trouver veulent venir vient vite vivre voilà voir vraiment`,
  joints: 'et aussi|et puis|et ensuite|ainsi que|et|plus|aussi|puis|&',
  separators: /,\s*(?:et|ou)\s|[,;&]|(?<=\s)(?:et|ou|plus)(?=\s)/giu,
  corrections: {
    places:
      /(?<!\p{L})(?:non|attends|attendez|pardon|désolée?|plutôt|enfin|en fait|je veux dire|je voulais dire)(?!\p{L})/giu,
    clear:
      /^\W*(?:ah\W+|oh\W+|euh\W+)?(?:non|nan)(?!\p{L})|(?<!\p{L})(?:je veux dire|je voulais dire|chang(?:e|er|ez)|modifi(?:e|er|ez)|met(?:s|tez) (?:plutôt|en))(?!\p{L})/iu,
    likely: /(?<!\p{L})(?:attends|attendez|pardon|désolée?|plutôt|en fait|finalement|au lieu)(?!\p{L})/iu,
    beside:
      /(?<!\p{L})(?:ah|oh|euh|non|nan|attend(?:s|ez)|pardon|désolée?|plutôt|enfin|(?:en fait|finalement)(?: seulement)?|au lieu de ça|je (?:veux|voulais) dire|(?:chang|modifi)(?:e|er|ez)(?:-l[ea]| ça| cela)?|met(?:s|tez)|tu peux|vous pouvez|peux-tu|pouvez-vous|s['’]il (?:te|vous) pla[iî]t|svp|merci|c['’]est|ce sera|nous (?:sommes|serons)|on (?:est|sera)|pour|à|aux?|en|le|la|les|du|de|une?)(?!\p{L})/giu,
    beforeName:
      /(?<!\p{L})(?:(?:je (?:veux|voudrais)|nous (?:voulons|voudrions)|j['’]aimerais) (?:changer|modifier|mettre) )?(?:(?:les?|la|mon|ma|mes|notre|nos) |l['’])$/iu,
    units: 'personne personnes gens convives invités adultes',
  },
  exclusions: {
    always: 'pas sauf excepte hormis',
    ifOthers: '',
    between: 'le la les a au pour de du en',
    notAfter: 'pourquoi',
  },
  nameIntroductions: ["je m'appelle", 'mon nom est'],
  choices: {
    fillers:
      'numero option choix reponse entree element le la les l celui celle un une s il vous plait te je j veux voudrais prends prendrai choisis aimerais vais avec pour numéro du',
    last: 'dernier derniere derniers dernieres',
    limits: 'moins | plus | jusqu',
  },
};

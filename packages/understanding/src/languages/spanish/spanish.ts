import type { LanguageData } from '../language-data.ts';
import { spanishConcepts } from './spanish-concepts.ts';
import { spanishTalk } from './spanish-talk.ts';
import { spanishWords } from './spanish-words.ts';

/** What assistants need to understand Spanish. */
export const spanish: LanguageData = {
  words: spanishWords,
  concepts: spanishConcepts,
  everydayTalk: spanishTalk,
  stem(word) {
    const own = word.replace(/(?:me|te|se|lo|la|le|nos|los|las|les)$/, (ending) =>
      /(?:ar|er|ir|ando|iendo)$/.test(word.slice(0, -ending.length)) ? '' : ending,
    );
    if (own.endsWith('ces') && own.length > 4) return `${own.slice(0, -3)}z`;
    return own.length > 4 ? own.replace(/(?:ciones|cion)$/, 'cion').replace(/(?:es|as|os|e|a|o|s)$/, '') : own;
  },
  smallWords: `el la los las lo un una unos unas este esta esto estos estas ese esa eso esos esas aquel aquella aquí ahí allí
    yo tú usted él ella nosotros vosotros ustedes ellos ellas me te se nos os le les mi mis tu tus su sus nuestro nuestra
    vuestro vuestra soy eres es somos son era eran fue ser estar estoy estás está estamos están he has ha hemos han había
    haber hay tengo tienes tiene tenemos tienen tener puedo puedes puede podría poder quiero quieres quiere quisiera querría
    querer me gustaría gustaría necesito necesitas debo debe hago hace hacer haz voy vas va vamos a al de del en con por para
    sin sobre desde hasta entre como que y o u e pero porque qué quién quiénes cuál cuáles cómo dónde cuándo por favor muy
    también ya solo algo todo creo pienso sé da dar dame deme ve ver`,
  everydayWords: `abajo adentro afuera ahora alguien algún alguna algunas alguno algunos alrededor ante anterior antes
    aparte arriba aunque ayer bastante bien bueno buena buenos buenas busco buscar cada casa casi cerca cierto cosa cosas
    cualquier dejar dentro después dice dinero durante encontrar entonces entrar estoy falta feliz fuera gente gracias
    grande grandes hablar hacia hasta hijo hijos hombre hora horas hoy igual juntos largo lejos llegar llevar luego lugar
    mañana manera mayor mejor menos mientras mirar mismo misma momento mucho mucha muchos muchas mujer mundo nada nadie
    necesita niños noche nombre nueva nuevo nunca otra otras otro otros parece parte pasar pequeño pequeña persona
    personas poco podemos pregunta primera primero próximo próxima pueden quedar saber sabes salir seguro semana siempre
    solamente tampoco tarde temprano tiempo todavía todos todas tomar trabajo tratar última último venir verdad vivir
    volver`,
  joints: 'y también|y además|y luego|así como|y|e|más|además|también|luego|&',
  separators: /,\s*(?:y|e|o)\s|[,;&]|(?<=\s)(?:y|e|o|u|más)(?=\s)/giu,
  corrections: {
    places:
      /(?<!\p{L})(?:no|espera|espere|perdón|perdona|perdone|mejor|mejor dicho|digo|quiero decir|en realidad)(?!\p{L})/giu,
    clear:
      /^\W*(?:ay\W+|ah\W+|uy\W+)?no(?!\p{L})|(?<!\p{L})(?:quiero decir|quise decir|quería decir|mejor dicho|cambi(?:a|e|ar|arlo|arla|alo)|que sean?)(?!\p{L})/iu,
    likely:
      /(?<!\p{L})(?:espera|espere|perdón|perdona|perdone|disculpa|disculpe|mejor|en realidad|más bien|en vez de)(?!\p{L})/iu,
    beside:
      /(?<!\p{L})(?:ay|ah|uy|no|esper[ae]|perdón|perdon[ae]|disculp[ae]|mejor(?: dicho)?|digo|(?:quiero|quise|quería) decir|en realidad(?: s[oó]lo)?|más bien|en vez de eso|c[aá]mbi[ae](?:lo|la)?|cambiar(?:lo|la)?|que sean?|puedes?|podemos|por favor|gracias|somos|seremos|al?|para|el|la|los|las|de|un|una)(?!\p{L})/giu,
    beforeName:
      /(?<!\p{L})(?:(?:quiero|queremos|quisiera|me gustaría) (?:cambiar|poner) )?(?:el|la|los|las|mis?|nuestr[oa]s?) $/iu,
    units: 'persona personas gente comensales huéspedes adultos',
  },
  exclusions: {
    always: 'excepto menos salvo',
    ifOthers: 'no',
    between: 'el la los las a al para en de',
    notAfter: 'que como si',
  },
  nameIntroductions: ['me llamo', 'mi nombre es'],
  choices: {
    fillers:
      'numero opcion eleccion respuesta entrada elemento el la los las lo uno por favor quiero tomo elijo prefiero dame me quedo con a para quisiera gustaria',
    last: 'ultimo ultima ultimos ultimas',
    limits: 'menos | mas | hasta',
  },
};

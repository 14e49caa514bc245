import type { LanguageWords } from '../../entities/language.ts';
import { spanishMeasures } from './spanish-measures.ts';
import { spanishNumbers } from './spanish-numbers.ts';
import { spanishPatterns } from './spanish-patterns.ts';
import { spanishRecurrences } from './spanish-recurrences.ts';

const units = 'uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const below30 =
  'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve';
/** Telephone numbers are also read out in pairs: seis doce, treinta y cuatro. */
const pairs = [...below30.split(' '), ...tens.flatMap((ten) => [ten, ...units.map((unit) => `${ten} y ${unit}`)])].map(
  (said, index) => `${index + 10}: ${said}`,
);

/** Spanish words for days, units, currencies and answers. */
export const spanishWords: LanguageWords = {
  signs: { decimal: ',', group: '.' },
  otherSigns: { signs: { decimal: '.', group: ',' }, regions: 'MX US PR GT HN SV NI PA DO PE CU 419'.split(' ') },
  hasOrdinalPoint: false,
  isMonthFirst: false,
  isCompound: false,
  ...spanishNumbers,
  ...spanishMeasures,
  ...spanishRecurrences,
  months: `
1: enero | ene
2: febrero | feb
3: marzo | mar
4: abril | abr
5: mayo | may
6: junio | jun
7: julio | jul
8: agosto | ago
9: septiembre | setiembre | sept | sep
10: octubre | oct
11: noviembre | nov
12: diciembre | dic`,
  weekdays: `
1: lunes
2: martes
3: miércoles
4: jueves
5: viernes
6: sábado | sábados
7: domingo | domingos`,
  days: `
never: buenos días | por la mañana | de la mañana | en la mañana | la mañana | a la mañana | las mañanas
never: mañana mañana
0: hoy | hoy día
0 morning: esta mañana | hoy por la mañana
0 afternoon: esta tarde | hoy por la tarde
0 evening: hoy por la noche
0 night: esta noche
1: mañana
1 morning: mañana por la mañana | mañana en la mañana
1 afternoon: mañana por la tarde | mañana en la tarde
1 night: mañana por la noche | mañana en la noche
2: pasado mañana
-1: ayer
-1 morning: ayer por la mañana
-1 afternoon: ayer por la tarde
-1 night: anoche | ayer por la noche
-2: anteayer | antier | antes de ayer`,
  holidays: `
12-24: Nochebuena
12-25: Navidad | día de Navidad
12-31: Nochevieja | fin de año
1-1: Año Nuevo
1-6: día de Reyes | Reyes | Reyes Magos | Epifanía
2-14: San Valentín | día de los Enamorados
3-19: San José
4-23: Sant Jordi | San Jorge
5-1: día del Trabajo | día del Trabajador
5-1-7: día de la Madre
6-24: San Juan
8-15: día de la Asunción | la Asunción
10-12: día de la Hispanidad | fiesta nacional | día del Pilar | el Pilar
10-31: Halloween
11-1: Todos los Santos | día de Todos los Santos
11-2: día de los Muertos | día de Muertos
12-6: día de la Constitución
12-8: la Inmaculada | Inmaculada Concepción
12-28: día de los Inocentes | Santos Inocentes
easter-47: martes de Carnaval
easter-46: miércoles de Ceniza
easter-7: domingo de Ramos
easter-3: Jueves Santo
easter-2: Viernes Santo
easter-1: Sábado Santo | sábado de Gloria
easter: domingo de Resurrección | domingo de Pascua | Pascua
easter+1: lunes de Pascua
easter+39: jueves de la Ascensión
easter+49: Pentecostés
easter+60: Corpus Christi | Corpus`,
  partsOfDay: `
morning: de la mañana | por la mañana | en la mañana | de la madrugada | de madrugada | am
noon: del mediodía
afternoon: de la tarde | por la tarde | en la tarde
night: de la noche | por la noche | en la noche`,
  halvesOfDay: `
am: am | a . m . | a . m | a m
pm: pm | p . m . | p . m | p m`,
  namedHours: '',
  units: `
S: segundo | segundos | seg
TM: minuto | minutos | minutito | min
H: hora | horas | horita | h
D: día | días
W: semana | semanas
M: mes | meses
Y: año | años`,
  currencies: `
EUR: € | euro | euros | eur | pavos
USD: $ | dólar | dólares | usd | us $ | dólares americanos | dólares estadounidenses
GBP: £ | libra | libras | gbp | libras esterlinas | libra esterlina
CHF: franco | francos | francos suizos | franco suizo | chf
JPY: ¥ | yen | yenes | jpy
CNY: yuan | yuanes | cny
INR: ₹ | rupias | inr
MXN COP ARS CLP UYU DOP CUP: peso | pesos
MXN: pesos mexicanos | mxn
COP: pesos colombianos | cop
ARS: pesos argentinos | ars
CLP: pesos chilenos | clp
PEN: soles | sol | pen
GTQ: quetzales | gtq
BOB: bolivianos | bob
BRL: reales | brl
CRC: colones | crc
PYG: guaraníes | pyg
SEK NOK DKK: coronas
PLN: zlotys | pln
CAD: dólares canadienses | cad
AUD: dólares australianos | aud`,
  cents: `
EUR: céntimo | céntimos
USD MXN COP ARS CLP: centavo | centavos
GBP: penique | peniques`,
  sums: '',
  answers: `
yes: sí | si | sí, por favor | sí, claro | sí, gracias | sip | claro | claro que sí | por supuesto | desde luego | sí por favor | sí claro | cómo no | seguro
yes: de acuerdo | sin duda | sin problema | por qué no | así es | eso es | está bien | me parece bien | afirmativo
yes: con mucho gusto | ya lo creo | venga | dale | órale | simón | obvio | efectivamente | adelante | sí señor
yes alone: vale | ok | okay | bueno | correcto | exacto | exactamente | perfecto | bien | genial | ese | esa | s | por favor | cierto
yes: 👍 | 👌 | ✅ | creo que sí | pienso que sí
yes alone: se ve bien | todo bien | todo correcto | está correcto | es correcto | todo está bien | me va bien | me viene bien
yes alone: lo es | envíalo | mándalo | estupendo | excelente | muy bien
no: 👎 | ❌ | no del todo | no exactamente | aún no | creo que no
no: no | nop | no gracias | no, gracias | para nada | de ninguna manera | en absoluto | qué va | ni hablar | claro que no | ni loco
no: por supuesto que no | desde luego que no | mejor no | ahora no | hoy no | todavía no | nunca | jamás | no hace falta
no: no es correcto | no está bien | no quiero | eso no | no es así | no señor | tampoco
no alone: ninguno | ninguna | incorrecto | falso | negativo | n | ninguno de ellos
neither: no sé | no lo sé | no estoy seguro | no estoy segura | ni idea | no tengo ni idea | sí y no | sí o no
neither: no importa | no entiendo | no sabría | si no | si es | si puede | si puedes | si quieres | si hay | si me | si te
neither: no tengo idea | no más | no solo | seguro que no sé | no tengo claro | seguro de`,
  spelling: `
@: arroba
.: punto
_: guion bajo | guión bajo | subrayado
-: guion | guión | guion medio | menos
+: más`,
  addressSigns: `
.: punto
/: barra
-: guion | guión | guion medio`,
  percents: `
%: % | por ciento | por cien`,
  spokenDigits: `
+: más
0: cero
${units.map((unit, index) => `${index + 1}: ${unit}`).join('\n')}
${pairs.join('\n')}
${['cero', ...units].map((unit, index) => `${index}${index}: doble ${unit}`).join('\n')}`,
  afterTime: `
hoy mañana pasado el la en de del por para y o que si pero con hasta gracias entonces esta este lunes martes miércoles
jueves viernes sábado domingo sería es está era estaría va me te nos le por favor horas a sobre hacia`
    .trim()
    .split(/\s+/),
  afterHour: [],
  beforeBareHour: 'mejor sí vale son serían digamos pongamos quizá quizás'.split(' '),
  durationVerbs:
    'dura duran durar durará durarán duraría tarda tardan tardar tardará lleva llevan llevará toma tomará'.split(' '),
  leading: 'a al las la el sobre hacia para desde hasta de del tipo día'.split(' '),
  aroundAnswer: 'por favor gracias vale sí a las la sobre el día para'.split(' '),
  beforeCount: ['el', 'sobre', 'hacia', 'para', 'desde', 'hasta', 'de', 'del', 'al'],
  countOpeners: ['para'],
  rangeOpeners: ['de', 'del', 'desde', 'entre'],
  beforeDay: ['el', 'del'],
  beforeHoliday: [],
  beforeHour: ['las', 'la'],
  beforeCents: ['con'],
  openedJoints: ['a', 'y', 'e'],
  openedAmountJoints: ['a', 'y', 'e'],
  numbered: `
habitación habitaciones mesa mesas número números pedido pedidos asiento asientos puerta piso apartamento edificio planta
calle ruta bus autobús línea andén vía fila página páginas paso pasos capítulo sección salida`
    .trim()
    .split(/\s+/),
  alternatives: ['o'],
  rangeJoints: ['a', 'al', 'y', 'e', 'hasta', '-', '–'],
  betweenDateAndTime: ['a', ',', 'sobre', 'hacia', 'del', 'de', 'el', 'desde', 'hasta', 'para', 'al'],
  ...spanishPatterns,
};

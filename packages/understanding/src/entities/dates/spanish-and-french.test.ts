import { expect, test } from 'vitest';
import { parseExamples, readMeaning } from '../testing/examples.ts';

test.each(
  parseExamples(`
es date el domingo de Pascua = 2027-03-28 or 2026-04-05
es date este sábado = 2026-04-18
es date el lunes de la semana que viene = 2026-04-20
es date el 1º de mayo = 2026-05-01 or 2025-05-01
es date el 3 de enero del 2027 = 2027-01-03
es date principios de junio = 2026-06-01 or 2025-06-01
es date hoy mismo = 2026-04-15
es date buenas tardes =
es time de las tres a las cinco = 15:00 or 03:00; 17:00 or 05:00
es time entre las 2 y las 4 = 14:00 or 02:00; 16:00 or 04:00
es time a las doce de la noche = 00:00
es time a las doce de la mañana = 12:00
es time a las dieciocho treinta = 18:30
es time faltan diez para las ocho = 19:50 or 07:50
es time siete y media = 19:30 or 07:30
es time las dos son buenas =
es dateTime mañana por la tarde a las cinco = 2026-04-16T17:00+02:00
es dateTime esta noche a las nueve = 2026-04-15T21:00+02:00
es dateTime a las ocho de la mañana =
es dateTime mañana al mediodía = 2026-04-16T12:00+02:00
es dateTime el viernes a las 8 pm = 2026-04-17T20:00+02:00 or 2026-04-10T20:00+02:00
es dateTime el 3 de mayo a las 20:30 = 2026-05-03T20:30+02:00 or 2025-05-03T20:30+02:00
es dateTime mañana a las nueve en punto de la noche = 2026-04-16T21:00+02:00
es duration dos horas y cuarto = PT2H15M
es duration hora y media = PT1H30M
fr date le lundi de Pentecôte = 2026-05-25 or 2025-06-09
fr date ce samedi = 2026-04-18
fr date le samedi 18 avril = 2026-04-18
fr date le 3 avril deux mille vingt-sept = 2027-04-03
fr date d'ici trois jours = 2026-04-18
fr date début juin = 2026-06-01 or 2025-06-01
fr date l'après-midi =
fr time à midi moins dix = 11:50
fr time huit heures et quart = 20:15 or 08:15
fr time de huit heures à midi = 08:00 or 20:00; 12:00
fr time entre 8h et 10h du matin = 08:00 or 20:00; 10:00
fr time jusqu'à 23h = 23:00
fr time dans deux heures =
fr time il y a trois heures =
fr time pendant une heure =
fr dateTime demain matin à 9 heures = 2026-04-16T09:00+02:00
fr dateTime dans une demi-heure = 2026-04-15T10:30+02:00
fr dateTime demain midi = 2026-04-16T12:00+02:00
fr dateTime à 8h demain = 2026-04-16T08:00+02:00 or 2026-04-16T20:00+02:00
fr duration une heure et quart = PT1H15M
fr duration à huit heures =
fr duration 1h30 = PT1H30M
de dateTime um acht am Morgen =
de dateTime zwischen 10 und 12 am Freitagvormittag = 2026-04-17T10:00+02:00 or 2026-04-10T10:00+02:00; 2026-04-17T12:00+02:00 or 2026-04-10T12:00+02:00
`).map(([said, means]) => {
    const [language = '', kind = '', ...words] = said.split(' ');
    return [language, kind, words.join(' '), means] as const;
  }),
)('the %s %s in "%s" is %s', (language, kind, said, means) => {
  expect(
    readMeaning(kind === 'date' || kind === 'time' || kind === 'duration' ? kind : 'dateTime', language, said),
  ).toBe(means);
});

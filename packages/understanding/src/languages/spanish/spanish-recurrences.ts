import type { RecurrenceWords } from '../../entities/recurrences/recurrence-words.ts';

/** Spanish words for recurrences. */
export const spanishRecurrences: RecurrenceWords = {
  cycles: `
TM 30: cada media hora
TM 15: cada cuarto de hora
D 1: diariamente | a diario
W 1: semanalmente
W 2: quincenalmente | cada quince días | cada 15 días
M 1: mensualmente
M 2: bimestralmente
M 3: trimestralmente | cada trimestre | todos los trimestres
M 6: semestralmente | cada medio año | cada semestre | todos los semestres
Y 1: anualmente`,
  weekdayPlurals: '',
  dayTimes: `
morning: mañana | mañanas
noon: mediodía
afternoon: tarde | tardes
night: noche | noches`,
  lastPlaces: ['último', 'últimos'],
  beforeListedDays: ['cada', 'todos', 'los', 'el'],
  recurrenceOpeners: ['todos', 'cada'],
  beforeEndTimes: ['hasta', 'antes'],
  recurrences: [
    'unit: <cycle>',
    'never: veces|x <cycle>',
    'unit: cada <unit>',
    'unit: cada <count> <unit>',
    'unit: todos|todas los|las <unit>',
    'unit: una vez al|a|por|cada la? <unit>',
    'unit: una vez cada <count> <unit>',
    'otherUnit: un|una <unit> sí y otro|otra no',
    'nthUnit: cada <ordinalDay> <unit>',
    'day: cada <dayTime>',
    'day: todos|todas los|las <dayTime>',
    'days: cada <weekdays>',
    'days: todos? los <weekdays>',
    'days: siempre el|los <weekdays>',
    'range: <weekdayRange>',
    'days: cada <count> <weekdays>',
    'otherDays: un <weekdays> sí y otro no',
    'nthDays: cada <ordinalDay> <weekdays>',
    'workdays: entre semana',
    'workdays: cada día laborable|laboral|hábil',
    'workdays: todos? los? días laborables|laborales|hábiles',
    'weekend: cada fin de semana',
    'weekend: todos? los fines de semana',
    'otherWeekend: un fin de semana sí y otro no',
    'monthDay: el|día día? <day> de cada mes',
    'monthDay: el|día día? <day> de todos los meses',
    'monthDay: cada día? <day> de|del mes',
    'lastDay: el? último día de cada mes',
    'lastDay: el? último día de todos los meses',
    'lastDay: a? final|fin|finales de cada mes',
    'nthOfMonth: el|cada <place> <weekdays> de cada mes',
    'nthOfMonth: el|cada <place> <weekdays> del mes',
    'nthOfMonth: todos? los <place> <weekdays> de|del cada? mes',
    'yearDay: cada <day> de <month>',
    'yearDay: el <day> de <month> de cada año',
    'yearDay: el <day> de <month> de todos los años',
    'yearDay: todos los <day> de <month>',
    'inMonth: cada mes? de? <month>',
    'holiday: cada <holiday>',
  ],
  recurrenceDays: [
    'days: el|los|cada|todos? los? <weekdays>',
    'exception: menos|excepto|salvo el|los? <weekdays>',
    'monthDay: el día? <day>',
    'lastDay: el último día',
    'nthOfMonth: el|los? <place> <weekdays>',
    'yearDay: el <day> de <month>',
    'inMonth: en <month>',
    'holiday: en|por <holiday>',
  ],
  wholeRecurrences: ['days: el|los? <weekdays>', 'weekend: el? fin de semana', 'nthOfMonth: el? <place> <weekdays>'],
};

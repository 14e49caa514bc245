import type { ToProWords } from './words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const differences: Readonly<Record<string, string>> = {
  KeywordOrder:
    'Schlüsselwörter werden Schlüsselwörter von Absichten. Nennt jemand zwei Seiten auf einmal oder vertippt sich, wählt das Pro-Projekt vielleicht die andere Seite.',
  CommandsAsSamples:
    '„Wiederholen“, „Zurück“ und „Von vorn“ werden Absichten mit Beispielen. Du kannst weitere Formulierungen ergänzen.',
  ChoiceNumbers: 'Menüs nehmen die ersten zwölf Einträge mit ihrer Nummer an, alle weiteren mit ihrem Namen.',
  KeywordTakesCommand: 'Befehle, die auch Schlüsselwörter einer Seite sind, führen immer zu dieser Seite.',
  TooManyRoutes: 'Hier werden nur die nächsten 150 Schlüsselwörter verstanden.',
  RepromptLimits: 'Schweigen und Missverständnisse haben eine gemeinsame Grenze, oder keine, wenn nichts gesagt wird.',
  CountsStartOver: 'Nach einer Hilfe oder Wiederholung beginnt die Zählung der Missverständnisse von vorn.',
  ChipsAgain: 'Nachfragen bieten die Vorschläge der Frage noch einmal an.',
  SeparateCounters: 'Eine gemeinsame Antwort wurde kopiert; ihre Formulierungen werden nur für diese Seite gezählt.',
  AnswerRoutes: 'Freie Antworten führen zur Unterseite, deren Schlüsselwort sie Buchstabe für Buchstabe enthalten.',
  DeclinedAnswers:
    'Freiwillige Fragen werden bei „nein“, „nein danke“ und Ähnlichem ausgelassen. Du kannst weitere Formulierungen ergänzen.',
  LaterAnswers:
    'Was neben dem Schlüsselwort des Formulars gesagt wird, beantwortet noch keine Frage. Eine Antwort auf eine spätere Frage wird behalten, und die offene Frage wird noch einmal gestellt.',
  OpenForms:
    'Eine Seite, nach der während des Formulars gefragt wird, beendet es oder wird als Antwort genommen. Ein Nein am Ende stellt alle Fragen noch einmal, ohne die Werte, die daneben gesagt werden.',
  SummaryStays: 'Eine Wiederholung der letzten Antwort nennt weiterhin alle Angaben.',
  DynamicLink: 'Der Link wird auch gezeigt, wenn seine Adresse unvollständig ist.',
  WalletForEveryone: 'Den Pass bekommen auch Personen ohne verknüpftes Konto.',
  LastIntentName: 'Der Name der letzten Absicht kann vom Namen der Seite abweichen.',
  ExtensionsLeftOut: 'Erweiterungen werden nicht übernommen. Füge sie im Pro-Projekt wieder hinzu.',
  LanguagesLeftOut: 'Übersetzungen werden nicht übernommen: Das Pro-Projekt spricht nur die erste Sprache.',
  UnknownPage: 'Seiten dieses Typs beenden das Gespräch.',
  JoinedPages: 'Das Projekt ist groß: Jede Seite ist ein Knoten, der bei der Rückkehr noch einmal antwortet.',
};

/** German interface words of turning a One project into a Pro project. */
export const words: ToProWords = {
  title: (name) => `„${name}“ in ein Pro-Projekt verwandeln`,
  hint: 'Du bekommst eine Kopie mit Abläufen, Knoten und Absichten, die antwortet wie deine Seiten. Das One-Projekt bleibt, wie es ist.',
  team: 'Team',
  name: 'Name',
  proposedName: (name) => `${name} Pro`,
  checking: 'Unterschiede werden geprüft',
  size: (workflows, nodes) =>
    `${workflows === 1 ? '1 Ablauf' : `${formatNumber(workflows, 'de')} Abläufe`}, ${nodes === 1 ? '1 Knoten' : `${formatNumber(nodes, 'de')} Knoten`}`,
  tooLarge: (most) =>
    `Ein Projekt kann höchstens ${formatNumber(most, 'de')} Knoten haben. Teile zuerst das One-Projekt.`,
  differs: 'Was anders ist',
  difference: (code) => differences[code] ?? 'Hier ist etwas anders.',
  onPages: (names) => `Auf ${names}`,
  more: (count) => `${formatNumber(count, 'de')} weitere`,
  mediaStays:
    'Bilder und Töne bleiben in der Medienbibliothek des ersten Teams. Füge sie der Medienbibliothek des gewählten Teams hinzu.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  turn: 'In Pro verwandeln',
  turning: 'Das Pro-Projekt wird angelegt',
  made: (name) => `„${name}“ ist fertig.`,
  open: 'Projekt öffnen',
};

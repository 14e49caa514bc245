import { describe, expect, test } from 'vitest';
import { findChosenIndex } from '../keywords/find-chosen-index.ts';
import { matchUtterance, splitUtterance, trainIntents, type IntentDefinition } from '../index.ts';
import { findCorrectedPlace, findCorrection } from '../slots/corrections.ts';
import { stem } from '../stem.ts';

const spanish: IntentDefinition[] = [
  { id: 'order', name: 'Pedir', samples: ['quiero un café', 'ponme un té', 'quisiera pedir algo'], keywords: [] },
  { id: 'hours', name: 'Horario', samples: ['a qué hora abrís', 'cuál es el horario'], keywords: ['horarios'] },
  { id: 'human', name: 'Persona', samples: ['quiero hablar con una persona'], keywords: ['agente'] },
];
const french: IntentDefinition[] = [
  { id: 'bill', name: 'Addition', samples: ["l'addition s'il vous plaît", 'je voudrais payer'], keywords: [] },
  { id: 'hours', name: 'Horaires', samples: ['à quelle heure ouvrez-vous', 'quels sont vos horaires'], keywords: [] },
  { id: 'human', name: 'Conseiller', samples: ["je veux parler à quelqu'un"], keywords: ['conseiller'] },
];

describe('Spanish and French', () => {
  test.each([
    ['quisiera un té', 'order'],
    ['quiero comprar un cafe', 'order'],
    ['cuándo cerráis', 'hours'],
    ['con un agente por favor', 'human'],
  ])('the Spanish "%s" is understood as %s', (text, id) => {
    const model = trainIntents(spanish, 'es');
    expect(matchUtterance(model, text, ['order', 'hours', 'human'])[0]?.intentId).toBe(id);
  });

  test.each([
    ['une addition', 'bill'],
    ["apportez-moi l'addition", 'bill'],
    ['vous fermez quand', 'hours'],
    ['je préfère un conseiller', 'human'],
  ])('the French "%s" is understood as %s', (text, id) => {
    const model = trainIntents(french, 'fr');
    expect(matchUtterance(model, text, ['bill', 'hours', 'human'])[0]?.intentId).toBe(id);
  });

  test.each([
    ['es', 'reservas', 'reserva'],
    ['es', 'luces', 'luz'],
    ['es', 'canciones', 'cancion'],
    ['es', 'comprarlo', 'comprar'],
    ['fr', 'reservee', 'reserver'],
    ['fr', 'chevaux', 'cheval'],
    ['fr', 'horaires', 'horaire'],
  ])('in %s, %s and %s have the same stem', (language, one, other) => {
    expect(stem(one, language)).toBe(stem(other, language));
  });

  test.each([
    ['es', 'la segunda', 1],
    ['es', 'el número dos, por favor', 1],
    ['es', 'la última', 2],
    ['fr', 'le numéro un', 0],
    ['fr', "je prends la dernière s'il vous plaît", 2],
    ['fr', 'la deuxième', 1],
  ])('in %s, "%s" chooses from a list', (language, text, index) => {
    expect(findChosenIndex(text, 3, language)).toBe(index);
  });

  test.each([
    ['es', 'no, para tres', 'clear'],
    ['es', 'perdón, tres', 'likely'],
    ['es', 'para tres', undefined],
    ['fr', 'non, pour trois', 'clear'],
    ['fr', 'plutôt trois', 'likely'],
    ['fr', 'pour trois', undefined],
  ])('in %s, "%s" corrects something: %s', (language, text, kind) => {
    expect(findCorrection(text, language)).toBe(kind);
  });

  test('the corrected value is found after its word', () => {
    expect(findCorrectedPlace('grande, no, pequeña', 'es')).toBe(8);
    expect(findCorrectedPlace('grand, non, petit', 'fr')).toBe(7);
  });

  test.each([
    ['es', 'un té y un café', ['un té', 'un café']],
    ['fr', 'un thé, et un café', ['un thé', 'un café']],
  ])('in %s, "%s" is split into its wishes', (language, text, pieces) => {
    expect(splitUtterance(text, language).map(({ start, end }) => text.slice(start, end))).toEqual(pieces);
  });
});

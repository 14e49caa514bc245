import type { JsonObject } from '@confab/model';
import * as fc from 'fast-check';
import { parameters, rows, way } from './small-projects.ts';

// Random nodes with effects, module calls and slots, including faulty ones.

/** The generators that random nodes are built from. */
export interface RandomParts {
  readonly name: fc.Arbitrary<string>;
  readonly expression: fc.Arbitrary<string>;
  readonly text: fc.Arbitrary<string>;
  readonly said: fc.Arbitrary<JsonObject>;
  readonly target: fc.Arbitrary<string>;
  readonly connector: (kind: string, more?: fc.Arbitrary<JsonObject>) => fc.Arbitrary<JsonObject>;
}

const type = fc.constantFrom('string', 'bool', 'int', 'float', 'DateTime', 'dynamic', 'strange');
const exception = fc.constantFrom(
  'Any',
  'Timeout',
  'Status',
  'ParameterType',
  'StackOverflow',
  'ScriptError',
  'NotSent',
);
const handling = fc.constantFrom('Bubble', 'MoveToNode', 'QueueErrorMessage', 'ErrorMessageAndStop', 'Ignore', '');
export const moduleFlows = ['mod', 'background'] as const;

const numbered = (all: readonly JsonObject[], ...fixed: readonly (readonly [string, JsonObject])[]) =>
  rows(...all.map((values, index) => [`c${index}`, values] as const), ...fixed);

/** Exception tables of nodes and of the project. */
export const exceptionsOf = (target: fc.Arbitrary<string>) =>
  fc
    .array(
      fc.record({
        Exception: exception,
        Handling: handling,
        TargetNodeId: target,
        TargetWorkflowId: fc.constantFrom('main', 'other', 'mod'),
      }),
      { maxLength: 2 },
    )
    .map((all) => numbered(all));

/** The slots of random projects. */
export const slotRows = rows(
  ['s-size', { Name: 'size', SlotType: 'sizes', Variable: 'Text' }],
  ['s-count', { Name: 'count', SlotType: 'number', Variable: 'Count' }],
  ['s-day', { Name: 'day', SlotType: 'date', Variable: 'Day' }],
  ['s-any', { Name: 'any', SlotType: 'text', Variable: 'Nobody' }],
  ['s-odd', { Name: 'odd', SlotType: 'gone', Variable: '' }],
);
export const slotTypeRows = rows(['sizes', { Name: 'Sizes', IsOpen: true, Values: 'small|tiny\nlarge|big' }]);

/** The values of each type of node, by type. */
export function outsideNodes({ name, expression, text, said, target, connector }: RandomParts) {
  const onward = connector(
    'Next',
    fc.record({ OutParamId: expression, TargetInParamId: fc.constantFrom('In', 'p0', '') }),
  );
  const next = onward.map((values) => rows(['next', values]));
  const inParams = fc
    .array(fc.record({ Name: fc.constantFrom('In', 'Other'), Type: type, Expression: expression }), { maxLength: 2 })
    .map((all) => rows(...all.map((values, index) => [`p${index}`, values] as const)));
  const outParams = fc
    .array(fc.record({ Name: fc.constantFrom('Out', '', 'a[0].b', '$status'), Type: type, Variable: name }), {
      maxLength: 2,
    })
    .map((all) => numbered(all));
  const Exceptions = exceptionsOf(target);
  const nodes: Readonly<Record<string, fc.Arbitrary<JsonObject>>> = {
    JavaScript: fc.record({
      Code: text,
      Function: fc.constantFrom('run', '1x'),
      InParams: inParams,
      OutParams: outParams,
      Exceptions,
      Connectors: next,
    }),
    HttpRequest: fc.record({
      Method: fc.constantFrom('GET', 'POST', 'TELEPORT'),
      Url: text,
      BodyType: fc.constantFrom('none', 'json', 'form', 'text', 'xml'),
      Body: text,
      InParams: inParams,
      OutParams: outParams,
      AcceptAnyStatus: fc.boolean(),
      Exceptions,
      Connectors: next,
    }),
    EmailSms: fc.record({
      Settings: fc.record({
        Channel: fc.constantFrom('Email', 'Sms'),
        Recipient: fc.constantFrom('a@b.test', '+49 30 123456', '{tv.Text}'),
        Subject: text,
        Text: text,
        Html: text,
      }),
      Tokens: fc
        .record({ TokenName: fc.constantFrom('Twice', ''), TokenValue: expression })
        .map((one) => rows(['t', one])),
      Exceptions,
      Connectors: next,
    }),
    CallModule: fc.record({
      TargetWorkflowId: fc.constantFrom('mod', 'mod', 'main', 'gone'),
      Assignments: fc
        .record({ Name: fc.constantFrom('In', 'Nobody'), Expression: expression })
        .map((one) => rows(['p0', one])),
      OutParams: outParams,
      Exceptions,
      Connectors: fc
        .tuple(onward, target)
        .map(([values, to]) => rows(['r', way('Return', to, { ReturnNodeId: 'n2' })], ['next', values])),
    }),
    ModuleReturn: fc.record({
      Sources: fc.record({ Name: fc.constantFrom('Out', 'In'), Expression: expression }).map((one) => rows(['s', one])),
      Exceptions,
    }),
    Handover: fc.record({ Response: said, Destination: text }),
    Capture: fc.record({
      Response: said,
      MaxReprompts: fc.nat(2),
      ConfirmAll: said,
      AskChange: said,
      Slots: fc
        .array(
          fc.record({
            Slot: fc.constantFrom('s-size', 's-count', 's-day', 's-any', 's-odd', 'gone'),
            Variable: fc.constantFrom('', 'Flag'),
            Required: fc.boolean(),
            Prompt: said,
            Reprompt: said,
            Confirm: said,
          }),
          { maxLength: 3 },
        )
        .map((all) => numbered(all)),
      Exceptions,
      Connectors: fc
        .tuple(onward, connector('Intent', fc.constant({ IntentId: 'i1' })), connector('NoMatch'), connector('NoInput'))
        .map(([first, intent, noMatch, noInput]) =>
          rows(['next', first], ['i', intent], ['nomatch', noMatch], ['noinput', noInput]),
        ),
    }),
  };
  return nodes;
}

/** The values of a random StartModule, without its connectors. */
export const moduleStart: fc.Arbitrary<JsonObject> = fc
  .record({ Type: type, Required: fc.boolean(), Out: type })
  .map(({ Type, Required, Out }) => ({
    Parameters: parameters(
      ['In', Type, { Required }],
      ['Text', 'string', { DefaultValue: 'local' }],
      ['Out', Out, { IOType: 'output' }],
    ),
  }));

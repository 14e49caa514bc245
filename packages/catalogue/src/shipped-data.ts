import type { InterfaceLanguage } from '@confab/model';
import contentCards from '../data/content-cards.json' with { type: 'json' };
import extensions from '../data/extensions.json' with { type: 'json' };
import guides from '../data/guides.json' with { type: 'json' };
import germanGuides from '../data/guides.de.json' with { type: 'json' };
import nodeCategories from '../data/node-categories.json' with { type: 'json' };
import account from '../data/schemas/account.json' with { type: 'json' };
import authorAccount from '../data/schemas/author-account.json' with { type: 'json' };
import authorContact from '../data/schemas/author-contact-us.json' with { type: 'json' };
import nodeAsk from '../data/schemas/node-ask.json' with { type: 'json' };
import nodeCallModule from '../data/schemas/node-call-module.json' with { type: 'json' };
import nodeCapture from '../data/schemas/node-capture.json' with { type: 'json' };
import nodeCondition from '../data/schemas/node-condition.json' with { type: 'json' };
import nodeEmailSms from '../data/schemas/node-email-sms.json' with { type: 'json' };
import nodeEndSession from '../data/schemas/node-end-session.json' with { type: 'json' };
import nodeHandover from '../data/schemas/node-handover.json' with { type: 'json' };
import nodeHttpRequest from '../data/schemas/node-http-request.json' with { type: 'json' };
import nodeJavascript from '../data/schemas/node-javascript.json' with { type: 'json' };
import nodeJump from '../data/schemas/node-jump.json' with { type: 'json' };
import nodeModuleReturn from '../data/schemas/node-module-return.json' with { type: 'json' };
import nodeSay from '../data/schemas/node-say.json' with { type: 'json' };
import nodeSetLanguage from '../data/schemas/node-set-language.json' with { type: 'json' };
import nodeSetVariables from '../data/schemas/node-set-variables.json' with { type: 'json' };
import showcaseChoices from '../data/schemas/node-showcase-choices.json' with { type: 'json' };
import showcaseNumbers from '../data/schemas/node-showcase-numbers.json' with { type: 'json' };
import showcaseReferences from '../data/schemas/node-showcase-references.json' with { type: 'json' };
import showcaseRules from '../data/schemas/node-showcase-rules.json' with { type: 'json' };
import showcaseTables from '../data/schemas/node-showcase-tables.json' with { type: 'json' };
import showcaseTexts from '../data/schemas/node-showcase-texts.json' with { type: 'json' };
import showcaseTrees from '../data/schemas/node-showcase-trees.json' with { type: 'json' };
import nodeStart from '../data/schemas/node-start.json' with { type: 'json' };
import nodeStartModule from '../data/schemas/node-start-module.json' with { type: 'json' };
import nodeTestcase from '../data/schemas/node-testcase.json' with { type: 'json' };
import nodeTestrun from '../data/schemas/node-testrun.json' with { type: 'json' };
import readyModules from '../data/ready-modules/modules.json' with { type: 'json' };
import readyModulesGerman from '../data/ready-modules/de.json' with { type: 'json' };
import readyModulesEnglish from '../data/ready-modules/en.json' with { type: 'json' };
import projectPro from '../data/schemas/project-pro.json' with { type: 'json' };
import projectTestplan from '../data/schemas/project-testplan.json' with { type: 'json' };
import workflowBackgroundModule from '../data/schemas/workflow-background-module.json' with { type: 'json' };
import workflowModule from '../data/schemas/workflow-module.json' with { type: 'json' };
import workflowStandard from '../data/schemas/workflow-standard.json' with { type: 'json' };
import workflowTestrun from '../data/schemas/workflow-testrun.json' with { type: 'json' };
import workflowTestsuite from '../data/schemas/workflow-testsuite.json' with { type: 'json' };
import deskFront from '../data/templates/alder-help-desk/desk.json' with { type: 'json' };
import deskPassword from '../data/templates/alder-help-desk/password.json' with { type: 'json' };
import deskPeople from '../data/templates/alder-help-desk/people.json' with { type: 'json' };
import deskAnswers from '../data/templates/alder-help-desk/answers.json' with { type: 'json' };
import deskPrinter from '../data/templates/alder-help-desk/printer.json' with { type: 'json' };
import deskTemplate from '../data/templates/alder-help-desk/template.json' with { type: 'json' };
import deskMedia from '../data/templates/alder-help-desk/media.json' with { type: 'json' };
import deskVpn from '../data/templates/alder-help-desk/vpn.json' with { type: 'json' };
import cafeChanges from '../data/templates/harbour-cafe/changes.json' with { type: 'json' };
import cafeMenu from '../data/templates/harbour-cafe/menu.json' with { type: 'json' };
import cafeOrder from '../data/templates/harbour-cafe/order.json' with { type: 'json' };
import cafePickUp from '../data/templates/harbour-cafe/pickup.json' with { type: 'json' };
import cafeAnswers from '../data/templates/harbour-cafe/answers.json' with { type: 'json' };
import cafeTemplate from '../data/templates/harbour-cafe/template.json' with { type: 'json' };
import cafeMedia from '../data/templates/harbour-cafe/media.json' with { type: 'json' };
import cafeWelcome from '../data/templates/harbour-cafe/welcome.json' with { type: 'json' };
import clinicBooking from '../data/templates/riverside-clinic/booking.json' with { type: 'json' };
import clinicChanges from '../data/templates/riverside-clinic/changes.json' with { type: 'json' };
import clinicReception from '../data/templates/riverside-clinic/reception.json' with { type: 'json' };
import clinicTemplate from '../data/templates/riverside-clinic/template.json' with { type: 'json' };
import clinicMedia from '../data/templates/riverside-clinic/media.json' with { type: 'json' };
import clinicUrgent from '../data/templates/riverside-clinic/urgent.json' with { type: 'json' };
import clinicAnswers from '../data/templates/riverside-clinic/answers.json' with { type: 'json' };
import showcaseHead from '../data/templates/showcase/template.json' with { type: 'json' };
import showcaseOfWelcome from '../data/templates/showcase/welcome.json' with { type: 'json' };
import showcaseOfInputs from '../data/templates/showcase/inputs.json' with { type: 'json' };
import showcaseOfTables from '../data/templates/showcase/tables.json' with { type: 'json' };
import showcaseOfRules from '../data/templates/showcase/rules.json' with { type: 'json' };
import { oneSchemas, oneTemplates } from './shipped-one.ts';
import tokens from '../data/tokens.json' with { type: 'json' };

/** The files of a template: its head, its parts, and the list of its pictures and sounds. */
export type ShippedTemplate<Parts extends string> = {
  readonly template: unknown;
  readonly media?: unknown;
} & Readonly<Record<Parts, readonly unknown[]>>;

/** The data files as they were read: nothing about them is known before `loadCatalogue` has checked them. */
export interface CatalogueData {
  readonly schemas: readonly unknown[];
  readonly extensions: unknown;
  readonly nodeCategories: unknown;
  readonly tokens: unknown;
  readonly contentCards: unknown;
  readonly guides: Readonly<Record<InterfaceLanguage, unknown>>;
  readonly templates: readonly ShippedTemplate<'workflows'>[];
  readonly oneTemplates: readonly ShippedTemplate<'llamas'>[];
  readonly readyModules: unknown;
  /** Their texts, a file a language; the first is used for languages without one. */
  readonly readyModuleTexts: readonly unknown[];
}

/** Every data file that ships. */
export const shippedData: CatalogueData = {
  schemas: [
    projectPro,
    workflowStandard,
    workflowModule,
    workflowBackgroundModule,
    nodeStart,
    nodeStartModule,
    nodeSay,
    nodeAsk,
    nodeCapture,
    nodeCondition,
    nodeSetLanguage,
    nodeSetVariables,
    nodeJavascript,
    nodeHttpRequest,
    nodeEmailSms,
    nodeCallModule,
    nodeModuleReturn,
    nodeJump,
    nodeHandover,
    nodeEndSession,
    projectTestplan,
    workflowTestsuite,
    workflowTestrun,
    nodeTestcase,
    nodeTestrun,
    showcaseTexts,
    showcaseChoices,
    showcaseNumbers,
    showcaseReferences,
    showcaseTables,
    showcaseTrees,
    showcaseRules,
    account,
    authorAccount,
    authorContact,
    ...oneSchemas,
  ],
  extensions,
  nodeCategories,
  tokens,
  contentCards,
  guides: { en: guides, de: germanGuides },
  oneTemplates,
  readyModules,
  readyModuleTexts: [readyModulesEnglish, readyModulesGerman],
  templates: [
    {
      template: cafeTemplate,
      workflows: [cafeWelcome, cafeMenu, cafeOrder, cafeChanges, cafePickUp, cafeAnswers],
      media: cafeMedia,
    },
    {
      template: clinicTemplate,
      workflows: [clinicReception, clinicBooking, clinicChanges, clinicUrgent, clinicAnswers],
      media: clinicMedia,
    },
    {
      template: deskTemplate,
      workflows: [deskFront, deskPassword, deskVpn, deskPrinter, deskPeople, deskAnswers],
      media: deskMedia,
    },
    {
      template: showcaseHead,
      workflows: [showcaseOfWelcome, showcaseOfInputs, showcaseOfTables, showcaseOfRules],
    },
  ],
};

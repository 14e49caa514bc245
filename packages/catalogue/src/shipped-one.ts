import llama from '../data/schemas/llama.json' with { type: 'json' };
import pageContact from '../data/schemas/page-contact.json' with { type: 'json' };
import pageForm from '../data/schemas/page-form.json' with { type: 'json' };
import pageGoodbye from '../data/schemas/page-goodbye.json' with { type: 'json' };
import pageHelp from '../data/schemas/page-help.json' with { type: 'json' };
import pageLink from '../data/schemas/page-link.json' with { type: 'json' };
import pageMenu from '../data/schemas/page-menu.json' with { type: 'json' };
import pageNoInput from '../data/schemas/page-no-input.json' with { type: 'json' };
import pageNoMatch from '../data/schemas/page-no-match.json' with { type: 'json' };
import pagePage from '../data/schemas/page-page.json' with { type: 'json' };
import pageQuestion from '../data/schemas/page-question.json' with { type: 'json' };
import pageWallet from '../data/schemas/page-wallet.json' with { type: 'json' };
import pageWelcome from '../data/schemas/page-welcome.json' with { type: 'json' };
import projectOne from '../data/schemas/project-one.json' with { type: 'json' };
import duneInside from '../data/templates/dune-house/inside.json' with { type: 'json' };
import duneNearby from '../data/templates/dune-house/nearby.json' with { type: 'json' };
import duneStay from '../data/templates/dune-house/stay.json' with { type: 'json' };
import duneTemplate from '../data/templates/dune-house/template.json' with { type: 'json' };
import duneMedia from '../data/templates/dune-house/media.json' with { type: 'json' };
import fernGoods from '../data/templates/fern-thread/goods.json' with { type: 'json' };
import fernOrders from '../data/templates/fern-thread/orders.json' with { type: 'json' };
import fernService from '../data/templates/fern-thread/service.json' with { type: 'json' };
import fernTemplate from '../data/templates/fern-thread/template.json' with { type: 'json' };
import fernMedia from '../data/templates/fern-thread/media.json' with { type: 'json' };
import museumHouse from '../data/templates/glass-museum/house.json' with { type: 'json' };
import museumTemplate from '../data/templates/glass-museum/template.json' with { type: 'json' };
import museumMedia from '../data/templates/glass-museum/media.json' with { type: 'json' };
import museumTour from '../data/templates/glass-museum/tour.json' with { type: 'json' };
import museumVisit from '../data/templates/glass-museum/visit.json' with { type: 'json' };
import oliveBookings from '../data/templates/olive-ember/bookings.json' with { type: 'json' };
import oliveHouse from '../data/templates/olive-ember/house.json' with { type: 'json' };
import oliveKitchen from '../data/templates/olive-ember/kitchen.json' with { type: 'json' };
import oliveTemplate from '../data/templates/olive-ember/template.json' with { type: 'json' };
import oliveMedia from '../data/templates/olive-ember/media.json' with { type: 'json' };
import signalProgramme from '../data/templates/signal-days/programme.json' with { type: 'json' };
import signalTemplate from '../data/templates/signal-days/template.json' with { type: 'json' };
import signalMedia from '../data/templates/signal-days/media.json' with { type: 'json' };
import signalTickets from '../data/templates/signal-days/tickets.json' with { type: 'json' };
import signalVenue from '../data/templates/signal-days/venue.json' with { type: 'json' };
import skyHall from '../data/templates/sky-sea-quiz/hall.json' with { type: 'json' };
import skySea from '../data/templates/sky-sea-quiz/sea.json' with { type: 'json' };
import skySky from '../data/templates/sky-sea-quiz/sky.json' with { type: 'json' };
import skyTemplate from '../data/templates/sky-sea-quiz/template.json' with { type: 'json' };
import skyMedia from '../data/templates/sky-sea-quiz/media.json' with { type: 'json' };
import type { ShippedTemplate } from './shipped-data.ts';

/** The parts of One projects; page types are in the order in which they are offered. */
export const oneSchemas: readonly unknown[] = [
  projectOne,
  llama,
  pagePage,
  pageMenu,
  pageQuestion,
  pageForm,
  pageContact,
  pageLink,
  pageWallet,
  pageWelcome,
  pageHelp,
  pageNoMatch,
  pageNoInput,
  pageGoodbye,
];

/** The templates of One projects, each with its llamas. */
export const oneTemplates: readonly ShippedTemplate<'llamas'>[] = [
  { template: museumTemplate, llamas: [museumVisit, museumTour, museumHouse], media: museumMedia },
  { template: oliveTemplate, llamas: [oliveKitchen, oliveBookings, oliveHouse], media: oliveMedia },
  { template: duneTemplate, llamas: [duneStay, duneInside, duneNearby], media: duneMedia },
  { template: signalTemplate, llamas: [signalProgramme, signalTickets, signalVenue], media: signalMedia },
  { template: fernTemplate, llamas: [fernOrders, fernGoods, fernService], media: fernMedia },
  { template: skyTemplate, llamas: [skyHall, skySky, skySea], media: skyMedia },
];

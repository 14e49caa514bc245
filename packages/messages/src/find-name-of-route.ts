import { nameByCall, type MessageName } from './message-registry.ts';

const nameByRoute = new Map(Array.from(nameByCall, ([{ method, path }, name]) => [`${method} ${path}`, name]));

/** The name of the fallback message of the call with a route, such as 'POST /api/RenameTeam'; undefined for any other text. */
export function findNameOfRoute(route: string): MessageName | undefined {
  return nameByRoute.get(route);
}

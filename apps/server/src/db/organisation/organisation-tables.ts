import type { OrganisationNodeType } from '@confab/contracts';
import type { ItemId, TeamId } from '@confab/model';

/** The table of the organisation tree. */
export interface OrganisationTables {
  organisationNode: {
    id: string;
    teamId: TeamId;
    parentId: string | null;
    itemId: ItemId | null;
    type: OrganisationNodeType;
    displayName: string;
    position: number;
  };
}

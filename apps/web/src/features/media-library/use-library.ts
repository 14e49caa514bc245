import type { FileItem } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { AssetFileType } from '@confab/model/media';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useMediaChanges } from '../../media/use-media-changes.ts';
import type { LibraryClient } from './data/library-client.ts';
import { createFoldersQuery, createLibraryKey } from './data/library-queries.ts';
import { useItemList, type ItemList } from './data/use-item-list.ts';
import { useLibraryClient } from './data/use-library-client.ts';
import { useSelectedLocation } from './selection/use-selected-location.ts';
import { useSelection, type SelectionControl } from './selection/use-selection.ts';
import { useLook, type LibraryLook } from './use-look.ts';

/** Where a library is open: its folder, and the file that is shown in the details. */
export interface LibraryLocation {
  /** `emptyId` for the top of the library. */
  readonly folderId: string;
  readonly itemId: string | undefined;
}

const searchDelayMs = 250;

export interface LibrarySettings {
  readonly teamId: TeamId;
  readonly fileTypes: readonly AssetFileType[];
  readonly location: LibraryLocation;
  readonly onLocation: (location: LibraryLocation) => void;
  /** Makes a picker: a file that is opened is chosen. */
  readonly onPick?: (item: FileItem) => void;
}

/** The state of an open library, for its parts. */
export interface Library {
  readonly client: LibraryClient;
  readonly teamId: TeamId;
  readonly folderId: string;
  /** The open folder; undefined while it is loaded for the first time. */
  readonly folder: FileItem | undefined;
  readonly list: ItemList;
  readonly selection: SelectionControl;
  readonly look: LibraryLook;
  readonly setLook: (change: Partial<LibraryLook>) => void;
  readonly searchText: string;
  /** Whether the list has files of the folders below too. */
  readonly isSearching: boolean;
  /** Whether only files that no project uses are listed. */
  readonly unusedOnly: boolean;
  readonly setUnusedOnly: (unusedOnly: boolean) => void;
  readonly setSearchText: (text: string) => void;
  readonly openFolder: (folderId: string) => void;
  readonly onPick: ((item: FileItem) => void) | undefined;
}

/** Opens the library of a team at a location. */
export function useLibrary({ teamId, fileTypes, location, onLocation, onPick }: LibrarySettings): Library {
  const client = useLibraryClient(teamId);
  const queries = useQueryClient();
  const [look, setLook] = useLook();
  // The text belongs to a folder: another folder begins without one.
  const [search, setSearch] = useState({ folderId: location.folderId, text: '' });
  const searchText = search.folderId === location.folderId ? search.text : '';
  const [unusedOnly, setUnusedOnly] = useState(false);
  const [settled] = useDebouncedValue(searchText, searchDelayMs);
  const { sortBy, sortOrder } = look;
  const appliedSearch = searchText === '' ? '' : settled.trim();
  const { folderId } = location;
  const request = { teamId, folderId, search: appliedSearch, unusedOnly, fileTypes, sortBy, sortOrder };
  const list = useItemList(client, request);
  const selection = useSelection(list, JSON.stringify(request));
  const folder = useQuery({ ...createFoldersQuery(client, location.folderId), placeholderData: keepPreviousData });
  useMediaChanges(teamId, () => void queries.invalidateQueries({ queryKey: createLibraryKey(teamId) }));
  useSelectedLocation({ location, selection, list, onLocation });

  return {
    client,
    teamId,
    folderId,
    folder: folder.data?.folder.id === location.folderId ? folder.data.folder : list.folder,
    list,
    selection,
    look,
    setLook,
    searchText,
    isSearching: appliedSearch !== '' || unusedOnly,
    unusedOnly,
    setUnusedOnly,
    setSearchText: (text) => setSearch({ folderId: location.folderId, text }),
    openFolder: (folderId) => onLocation({ folderId, itemId: undefined }),
    onPick,
  };
}

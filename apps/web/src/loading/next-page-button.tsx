import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** The used part of a list that is loaded page by page. */
export interface PagedList {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

interface NextPageButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly list: PagedList;
  readonly children: ReactNode;
}

/** Loads the next page of a list. Nothing after the last one. */
export function NextPageButton({ list, children, ...look }: NextPageButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button variant="default" {...look} loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {children}
    </Button>
  );
}

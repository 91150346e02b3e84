import { type QueryClient } from '@tanstack/react-query';
import type { KeptCopy } from './own-phone/kept-copy'; // the type alone: an own phone fetches the rest

/** Under which a page remembers whether anything is kept here. */
export const isInUseKey = ['this phone keeps something'];
/** What is kept, whoever's it is. */
export const copyKey = ['copy on this phone'];
/** What may be shown of it to whoever is signed in. */
export const lastKnownKey = ['last known on this phone'];

/** Tells the page what this phone keeps now; null: nothing any more. */
export function tellPage(client: QueryClient, kept: KeptCopy | null): void {
  client.setQueryData(copyKey, kept);
  client.setQueryData(lastKnownKey, kept);
  client.setQueryData(isInUseKey, kept !== null);
}

import { claimantStorageKey } from '@portal/contract';

/** The reference of the claim that somebody signed in to in this tab, as the tab keeps it; null: nobody did. Never throws. */
export function claimIn(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return JSON.parse(storage().getItem(claimantStorageKey) ?? 'null')?.reference ?? null;
  } catch {
    return null;
  }
}

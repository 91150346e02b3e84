import { atom } from 'jotai';

/**
 * The tab of the browser. Its name says which policy it shows, so that a reload keeps the policy and a link finds the tab; it holds
 * nothing else. Set when staff service a policy, emptied when they close it. Stories and tests set another.
 */
export const tabAtom = atom<{ name: string }>(window);
tabAtom.debugLabel = 'tab';

/** What a tab with a policy is called; as the `target` of a link it leads to the one tab of that policy. */
export const tabOf = (policyNumber: string): string => `policy-${policyNumber}`;

/** The policy that a tab is named after; null for any other name. */
export const policyOfTab = (name: string): string | null => /^policy-([A-Z0-9]{6,15})$/.exec(name)?.[1] ?? null;

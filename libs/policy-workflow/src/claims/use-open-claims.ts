import { type ClaimUnderWay } from '@portal/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { openClaimsKey } from './open-claims';

const none: readonly ClaimUnderWay[] = [];

/** The open claims of whoever is signed in, as far as the page knows: those it came with, and what was done since. */
export const useOpenClaims = (): readonly ClaimUnderWay[] =>
  useQuery<readonly ClaimUnderWay[]>({ queryKey: openClaimsKey, queryFn: skipToken }).data ?? none;

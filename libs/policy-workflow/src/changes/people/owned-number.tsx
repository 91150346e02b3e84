import { type EntityType } from '@portal/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps } from 'react';
import { useIsServicing } from '../../is-servicing';
import { useSelectedPolicyNumber } from '../../selected-policy';
import { MaskedNumber } from './masked-number';

interface OwnedNumberProps extends Omit<ComponentProps<typeof MaskedNumber>, 'beforeShown'> {
  /** The record of the policy on screen that the number belongs to. */
  entityType: EntityType;
  entityId: string;
}

const notNoted = 'This could not be noted, so the number stays hidden. Please try again.';

/** The number of somebody on the policy on screen. Staff see it once it is noted that they look (docs/domain/conduct.md#r8-2). */
export function OwnedNumber({ entityType, entityId, ...number }: OwnedNumberProps) {
  const client = useQueryClient();
  const policyNumber = useSelectedPolicyNumber();
  const note = async () => {
    const { noteReveal } = await import('./note-reveal');
    const noted = await noteReveal(client, policyNumber, { entityType, entityId });
    if (noted.success) return null;
    return noted.status < 500 ? noted.message : notNoted;
  };
  return <MaskedNumber {...number} {...(useIsServicing() && { beforeShown: () => note().catch(() => notNoted) })} />;
}

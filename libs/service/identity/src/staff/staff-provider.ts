import { type GroupNames } from '@portal/contract';
import { type JWTVerifyGetKey } from 'jose';
import { type ProviderPreset } from './provider-presets';

/** The identity provider that staff sign in with, and what its access tokens look like. */
export interface StaffProvider extends Pick<
  ProviderPreset,
  'algorithms' | 'clientClaims' | 'namesClient' | 'accessTokenMarks' | 'personClaim' | 'nameClaims' | 'groupClaims'
> {
  issuer: string;
  clientId: string;
  /** Whom access tokens must be meant for; null: they say nothing of it. */
  audience: string | null;
  /** Whether a token that names no audience is taken for the sake of its client. */
  isHeldToClient: boolean;
  /** The provider's groups that stand for each of ours. */
  groupNames: GroupNames;
  /** The provider's keys, kept between calls. */
  keys: JWTVerifyGetKey;
}

import { auth0 } from './auth0';
import { cognito } from './cognito';
import { type Dialect } from './dialect';
import { entra } from './entra';
import { generic } from './generic';
import { keycloak } from './keycloak';
import { okta } from './okta';

/** Every way in which the stand-in can speak, by the maker who speaks so. */
export const dialects = { generic, entra, okta, auth0, keycloak, cognito } satisfies Record<string, Dialect>;
export type DialectName = keyof typeof dialects;
export const dialectNames = Object.keys(dialects) as [DialectName, ...DialectName[]];

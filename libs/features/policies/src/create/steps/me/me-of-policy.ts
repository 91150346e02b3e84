import { type MainMember } from '@portal/contract';
import { type Typed } from '../../application/application';
import { meNames } from './me-schema';

/** What is known of whoever applies, to begin the step with. */
export const meOfPolicy = (member: MainMember): Typed =>
  Object.fromEntries(meNames.map((name) => [name, member[name]]));

import { type AskedAnswer, type AskedPolicy } from '@portal/service-store';
import { type AnyCaller } from './caller';
import { type Circumstances } from '../policy-view/circumstances';

/** Somebody who was let in, and the policy they asked about. */
export interface Admitted {
  caller: AnyCaller;
  /** Theirs, or open to them; null when the path names none. */
  policy: AskedPolicy | null;
  circumstances: Circumstances;
  /** Of an answer that is made from this; null without a policy. */
  revision: string | null;
}

/** The way in for one caller. Each look is at how things are now, and refuses whoever may not come in. */
export interface Authorization {
  /** Whose writes take turns: a session, or a member of staff. */
  writer: string;
  enter(): Promise<Admitted>;
  /** An answer that is kept, for somebody who may have it; null when there is none. */
  keptAnswer(asked: AskedAnswer): Promise<string | null>;
}

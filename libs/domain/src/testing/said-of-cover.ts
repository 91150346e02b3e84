import { type LifeOnPolicy, type PolicyWithLives } from '../cover/cover-facts';
import { coverTone } from '../cover/cover-tone';
import { coverSentenceOf, limitSentence } from '../cover/cover-words';
import { coverOn } from '../cover/policy-cover';
import { aCoveredFamily, aLife } from './a-covered-family';

/** The day on which tests ask who is covered. */
export const today = '2026-11-22';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** What is said of one person of a family. */
export function said(policy: Partial<PolicyWithLives>, id: string, on = today, asOf = on) {
  const person = coverOn(aCoveredFamily(policy), { on, asOf }).people.find(({ personId }) => personId === id);
  if (person === undefined) throw new Error(`Nobody is called ${id}`);
  const { tone, isOutlined } = coverTone(person);
  return {
    state: person.base.state,
    rule: person.base.rule,
    says: plain(coverSentenceOf(person, on)),
    limits: person.limits.map((limit) => plain(limitSentence(limit, on))),
    tone: isOutlined ? `${tone}, outlined` : tone,
    amounts: person.amounts,
    person,
  };
}

/** The same of the spouse of a family. */
export const saidOfSpouse = (more: Partial<LifeOnPolicy>) => said({ Spouse: aLife('Sipho', more) }, 'sipho');

/** When somebody's cover started, and from when it is for natural causes too. */
export const from = (Cover_Start_Date: string, Waiting_Period_End_Date: string) => ({
  Cover_Start_Date,
  Waiting_Period_End_Date,
});

/** What is paid when nothing is. */
export const none = { natural: 0, accident: 0, suicide: 0 };

import { ownPhoneDays } from '@portal/domain';
import * as v from 'valibot';
import { destroyVault } from './store';
import { unseal } from './vault';

const dayMs = 86_400_000;

const PersonSchema = v.object({
  id: v.string(),
  name: v.string(),
  who: v.string(),
  sentence: v.string(),
  tone: v.picklist(['green', 'amber', 'red', 'grey', 'blue']),
  isOutlined: v.boolean(),
  amount: v.nullable(v.string()),
  bar: v.object({ now: v.number(), waiting: v.number(), limit: v.number() }),
  /** Where their page is in the portal. */
  to: v.string(),
});

const CoverSchema = v.object({
  /** Of the day on which it was drawn, and of any later one: "On 14 November 2026: both of you were covered." */
  headline: v.string(),
  headlineLater: v.string(),
  people: v.array(PersonSchema),
  next: v.nullable(v.string()),
});
/** Who is covered, as a cover card draws it and a phone keeps it. */
export type KeptCover = v.InferOutput<typeof CoverSchema>;

/** What a phone keeps of a policy: the cover card as it was drawn, and whose it is. No ID, account or cellphone number. */
const KeptCopySchema = v.object({
  /** When it was true. */
  at: v.string(),
  /** Who asked for it (`whoAmI`). */
  userId: v.string(),
  policyNumber: v.string(),
  cover: CoverSchema,
});
export type KeptCopy = v.InferOutput<typeof KeptCopySchema>;

export const copyName = 'policy';

/** The copy on this phone; null where there is none. One that is too old, or that an older release wrote otherwise, is destroyed. */
export async function readCopy(now: Date): Promise<KeptCopy | null> {
  const kept = await unseal(copyName);
  if (kept === null) return null;
  const read = v.safeParse(KeptCopySchema, kept);
  if (read.success && now.getTime() - Date.parse(read.output.at) < ownPhoneDays * dayMs) return read.output;
  await destroyVault();
  return null;
}

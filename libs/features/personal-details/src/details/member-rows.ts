import { type MainMember } from '@portal/contract';
import { detailsOf } from '@portal/contract/words';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { detailRows } from '@portal/policy-workflow/changes';
import { type DescriptionRow } from '@portal/ui-kit';
import { type Channel, channels } from '../shared/channels';

const notGiven = 'Not given';

/** These fields of the policyholder in the order of the form; what is not known says so, so that it can be given. */
export function memberRows(member: MainMember, fields: readonly string[]): DescriptionRow[] {
  const known = detailRows('MAIN_MEMBER', member, fields);
  const asked = detailsOf.MAIN_MEMBER.filter(({ field }) => fields.includes(field));
  return asked.map(({ label }) => known.find((row) => row.label === label) ?? { label, value: notGiven });
}

/** By which channels offers may come, and since when. */
export function consentRows({ MarketingConsent }: Pick<MainMember, 'MarketingConsent'>): DescriptionRow[] {
  const { Updated_At: since } = MarketingConsent;
  const day = since && formatDate(todayInJohannesburg(new Date(since)));
  return [
    ...Object.entries(channels).map(([name, { label }]) => ({
      label,
      value: MarketingConsent[name as Channel] ? 'Yes' : 'No',
    })),
    ...(day ? [{ label: 'Last changed', value: day }] : []),
  ];
}

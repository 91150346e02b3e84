import { portalPaths, type SetApartItem } from '@portal/contract';
import { RecordCard } from '@portal/ui-kit';
import { PolicyLink } from '../shared/policy-link';
import { reasonInWords, workInWords } from './apart-messages';
import { triedRows } from './tried-rows';

/** One piece of work that a job left out: what, why, and how often it was tried. Its job tries it again by itself. */
export function ItemCard({ item: { work, item, policyNumber, reason, place, ...tried } }: { item: SetApartItem }) {
  return (
    <RecordCard
      title={workInWords[work]}
      rows={[
        { label: 'Why', value: reasonInWords(reason, place) },
        { label: 'About', value: item },
        ...triedRows(tried),
        ...(policyNumber === null
          ? []
          : [
              {
                label: 'Look at it',
                value: <PolicyLink policyNumber={policyNumber} returnTo={portalPaths.setApart()} />,
              },
            ]),
      ]}
    />
  );
}

import { provinces } from '@portal/domain';
import { select } from '../widgets/select';
import { text } from '../widgets/text';

interface AddressWords {
  /** Lets the browser offer the person's own address. */
  autoComplete?: boolean;
  /** A postal address may be a box or a private bag. */
  postal?: boolean;
}

/** The fields of a South African address, for the record at `path`. */
/* @__NO_SIDE_EFFECTS__ */
export function addressFields<const P extends string>(
  path: P,
  { autoComplete = false, postal = false }: AddressWords = {},
) {
  const known = (name: string) => ({ autoComplete: autoComplete ? name : 'off' });
  return [
    {
      name: `${path}.Line_1`,
      label: postal ? 'Street address, PO Box or Private Bag' : 'Street address',
      widget: text(known('address-line1')),
    },
    {
      name: `${path}.Line_2`,
      label: 'Address line 2',
      widget: text(known('address-line2')),
    },
    { name: `${path}.Suburb`, label: 'Suburb', widget: text({ inputWidth: 20, ...known('address-level3') }) },
    { name: `${path}.City`, label: 'City or town', widget: text({ inputWidth: 20, ...known('address-level2') }) },
    {
      name: `${path}.Province`,
      label: 'Province',
      widget: select(provinces, known('address-level1')),
    },
    {
      name: `${path}.Postal_Code`,
      label: 'Postal code',
      hint: 'Four digits',
      widget: text({ inputWidth: 6, inputMode: 'numeric', ...known('postal-code') }),
    },
  ] as const;
}

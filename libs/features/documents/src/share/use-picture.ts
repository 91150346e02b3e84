import { type SharedCover } from '@portal/policy-workflow/cover';
import { useEffect, useState } from 'react';
import { pictureOf } from './picture-of';
import { type Voucher } from './shared-text';

/** The card as a picture: undefined while it is being drawn, null where it cannot be. */
export function usePicture(shared: SharedCover, voucher: Voucher): File | null | undefined {
  const [picture, setPicture] = useState<File | null | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void pictureOf(shared, voucher).then((drawn) => isCurrent && setPicture(drawn));
    return () => {
      isCurrent = false;
    };
  }, [shared, voucher]);
  return picture;
}

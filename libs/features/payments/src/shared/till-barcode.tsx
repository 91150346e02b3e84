import { Skeleton, Text } from '@portal/ui-kit';
import { type ComponentType, useEffect, useState } from 'react';

type Drawn = ComponentType<{ reference: string }>;

/** Fetches what draws the bars. */
const fetchBars = () => import('./barcode-of-till').then((module) => module.default);

/** The barcode for the till, once what draws it is here. Without a network the number alone does. */
export function TillBarcode({ reference, load = fetchBars }: { reference: string; load?: () => Promise<Drawn> }) {
  const [bars, setBars] = useState<{ Drawn: Drawn } | 'waiting' | 'missing'>('waiting');
  useEffect(() => {
    let isHere = true;
    load().then(
      (Drawn) => isHere && setBars({ Drawn }),
      () => isHere && setBars('missing'),
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  if (bars === 'waiting') return <Skeleton shape="block" width="half" />;
  if (bars === 'missing')
    return <Text tone="muted">The barcode could not be loaded. The cashier can type the number instead.</Text>;
  return <bars.Drawn reference={reference} />;
}

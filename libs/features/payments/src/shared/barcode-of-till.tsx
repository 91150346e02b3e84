import { Barcode } from '@portal/ui-kit';

/** Drawing the bars is fetched only by those who are shown them. */
export default function BarcodeOfTill({ reference }: { reference: string }) {
  return <Barcode value={reference} label="Barcode of your Pay@ number" />;
}

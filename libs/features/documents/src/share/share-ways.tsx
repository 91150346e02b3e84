import { type SharedCover } from '@portal/policy-workflow/cover';
import { Button, buttonStyle, Cluster, copyText, DownloadIcon, Stack, Text } from '@portal/ui-kit';
import { useMemo, useState } from 'react';
import { savePicture } from './picture-of';
import { hasShareSheet, openShareSheet } from './share-sheet';
import { sharedText, type Voucher } from './shared-text';
import { usePicture } from './use-picture';

interface ShareWaysProps {
  shared: SharedCover;
  voucher: Voucher;
}

/** What became of the last press, in words. */
interface Said {
  tone: 'success' | 'danger';
  words: string;
}

const copied: Said = { tone: 'success', words: 'The text is copied. Paste it where you want it.' };
const notCopied: Said = { tone: 'danger', words: 'Your browser did not allow copying. Save the picture instead.' };
const noSheet: Said = {
  tone: 'danger',
  words: 'Your phone did not open its list of apps. Copy the text or save the picture instead.',
};

/** The ways from here to others: the apps of the device, a message, the clipboard, a picture, paper. */
export function ShareWays({ shared, voucher }: ShareWaysProps) {
  const picture = usePicture(shared, voucher);
  const text = useMemo(() => sharedText(shared, voucher), [shared, voucher]);
  const [said, setSaid] = useState<Said | null>(null);
  const share = async () => {
    const outcome = await openShareSheet({ title: shared.title, text, picture: picture ?? null });
    setSaid(outcome === 'impossible' ? noSheet : null);
  };
  const copy = () =>
    copyText(text).then(
      () => setSaid(copied),
      () => setSaid(notCopied),
    );
  return (
    <Stack gap="sm">
      <Cluster>
        {hasShareSheet() && (
          <Button state={picture === undefined ? 'busy' : 'idle'} onClick={() => void share()}>
            Share
          </Button>
        )}
        <a
          className={buttonStyle(hasShareSheet() ? 'secondary' : 'primary')}
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send by WhatsApp
        </a>
        {picture && (
          <Button variant="secondary" onClick={() => savePicture(picture)}>
            <DownloadIcon /> Save the picture
          </Button>
        )}
        <Button variant="secondary" onClick={() => void copy()}>
          Copy the text
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </Cluster>
      {picture === null && (
        <Text size="sm" role="status">
          Your browser cannot make a picture of it. The text says the same.
        </Text>
      )}
      {said && (
        <Text size="sm" tone={said.tone} role={said.tone === 'danger' ? 'alert' : 'status'}>
          {said.words}
        </Text>
      )}
    </Stack>
  );
}

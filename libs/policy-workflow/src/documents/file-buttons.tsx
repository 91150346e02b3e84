import { Button, Cluster, DownloadIcon, Stack, TextLink, Text, ViewIcon, VisuallyHidden } from '@portal/ui-kit';
import { type ComponentProps, type ReactNode } from 'react';
import { type DocumentFileCall, type FileState, type FileWay, useDocumentFile } from './use-document-file';

interface FileButtonsProps extends DocumentFileCall {
  /** What the button that saves says: "Download the schedule (PDF)". */
  label: string;
  /** What the button that opens a new tab says: "Open or print". Without it there is none. */
  opens?: string;
  /** What tells these buttons from others of the same words: "of 1 November 2026". */
  about?: string;
  /** Of the button that saves. */
  variant?: ComponentProps<typeof Button>['variant'];
  /** Stands beside the buttons. */
  children?: ReactNode;
}

/** Fetches a document when somebody asks for it, puts it on the device or into a new tab, and says so. */
export function FileButtons({ label, opens, about, variant = 'secondary', children, ...call }: FileButtonsProps) {
  const { state, fetchFile } = useDocumentFile(call);
  const way = state.kind === 'loading' ? state.way : null;
  const of = (one: FileWay) => ({
    state: way === one ? ('busy' as const) : ('idle' as const),
    disabled: way !== null,
    onClick: () => void fetchFile(one),
  });
  const more = about && <VisuallyHidden> {about}</VisuallyHidden>;
  return (
    <Stack gap="xs">
      <Cluster>
        <Button variant={variant} {...of('save')}>
          <DownloadIcon /> {label}
          {more}
        </Button>
        {opens && (
          <Button variant={variant === 'quiet' ? 'quiet' : 'secondary'} {...of('open')}>
            <ViewIcon /> {opens}
            {more}
            <VisuallyHidden> in a new tab</VisuallyHidden>
          </Button>
        )}
        {children}
      </Cluster>
      <FileOutcome state={state} />
    </Stack>
  );
}

/** What became of it, in words. */
function FileOutcome({ state }: { state: FileState }) {
  if (state.kind === 'failed') {
    return (
      <Text size="sm" tone="danger" role="alert">
        {state.message}
      </Text>
    );
  }
  if (state.kind !== 'done' && state.kind !== 'blocked') return null;
  return (
    <Text size="sm" tone={state.kind === 'done' ? 'success' : 'plain'} role="status">
      {state.kind === 'done' ? (
        state.message
      ) : (
        <>
          Your browser did not open a new tab.{' '}
          <TextLink href={state.address} target="_blank">
            Open {state.name}
          </TextLink>
        </>
      )}
    </Text>
  );
}

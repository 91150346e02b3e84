import { dataUrlOf } from '@portal/domain';
import { FileCard, FileField, Text } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import { type WidgetViewProps } from '../definition/widget';
import { type FileTyped, noFile, stillReading } from './file-typed';
import { acceptedFiles, readFile } from './read-file';
import { sizeInWords } from './size-in-words';

const what = 'PDF, JPG or PNG, smaller than 5 MB.';

/** Chooses, reads, shows and takes away one file. */
export function FileView({ id, label, hint, error, typed, onType }: WidgetViewProps<FileTyped>) {
  /** Ends the reading that is under way. */
  const stop = useRef<(() => void) | null>(null);

  useSendingOnceRead({ id, error, typed });

  // A page that is left while a file is read comes back without it.
  useEffect(() => () => stop.current?.(), []);

  const take = async (chosen: File) => {
    stop.current?.();
    const reading = new AbortController();
    const tell = (next: FileTyped) => {
      if (!reading.signal.aborted) onType(next);
    };
    stop.current = () => {
      tell(noFile);
      reading.abort();
    };
    const fileName = chosen.name;
    tell({ kind: 'reading', fileName, percent: 0 });
    const read = await readFile(chosen, (percent) => tell({ kind: 'reading', fileName, percent }), reading.signal);
    if (reading.signal.aborted) return;
    stop.current = null;
    tell(read.success ? { kind: 'ready', file: read.value } : { kind: 'refused', fileName, message: read.message });
  };

  const remove = () => {
    stop.current?.();
    onType(noFile);
  };

  return (
    <FileField
      id={id}
      label={label}
      hint={hint ?? what}
      error={typed.kind === 'refused' ? typed.message : error}
      accept={acceptedFiles}
      camera
      state={typed.kind === 'refused' ? 'empty' : typed.kind}
      status={statusOf(typed)}
      onFile={(chosen) => void take(chosen)}
      onRemove={remove}
    >
      {typed.kind === 'reading' && (
        <Text as="label">
          {typed.fileName} <progress max={100} value={typed.percent} />
        </Text>
      )}
      {typed.kind === 'ready' && (
        <FileCard
          name={typed.file.fileName}
          detail={sizeInWords(typed.file)}
          preview={typed.file.contentType.startsWith('image/') ? dataUrlOf(typed.file) : undefined}
        />
      )}
    </FileField>
  );
}

/** A form that was sent while its file was being read, and has nothing else wrong, is sent again by itself once the file is there. */
function useSendingOnceRead({ id, error, typed }: Pick<WidgetViewProps<FileTyped>, 'id' | 'error' | 'typed'>) {
  const errorBefore = useRef(error);
  useEffect(() => {
    const wasSentEarly = errorBefore.current === stillReading;
    errorBefore.current = error;
    if (!wasSentEarly || typed.kind !== 'ready') return;
    const form = document.getElementById(id)?.closest('form');
    if (form?.querySelector('[data-state="invalid"]') === null) form.requestSubmit();
  }, [id, error, typed]);
}

const statusOf = (typed: FileTyped): string => {
  if (typed.kind === 'ready') return `${typed.file.fileName} is attached`;
  return typed.kind === 'refused' ? `${typed.fileName} was not taken. ${typed.message}` : '';
};

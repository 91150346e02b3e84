import { type Answer, type Api, useApi } from '@portal/api-client';
import { type DocumentFile } from '@portal/contract';
import { useState } from 'react';
import { addressOf, nameOfFile, saveFile } from './file-on-device';
import { isOpenable } from './openable';
import { useKeepDocument } from './use-keep-document';
import { openWaitingTab } from './waiting-tab';

/** Kept on the device, or shown in a tab of its own, where the browser prints it. */
export type FileWay = 'save' | 'open';

export type FileState =
  | { kind: 'idle' }
  | { kind: 'loading'; way: FileWay }
  | { kind: 'done'; message: string }
  /** The browser gave no tab: a link that is clicked may open one. */
  | { kind: 'blocked'; name: string; address: string }
  | { kind: 'failed'; message: string };

export interface DocumentFileCall {
  /** The call that gives the document. */
  get: (api: Api) => Promise<Answer<DocumentFile>>;
  /** Said when nothing usable comes back. A refusal speaks for itself. */
  failed?: string;
  /** What it is, where it is one of ours: somebody's own phone keeps it. */
  ours?: string;
  /** The document has come. */
  onFile?: (file: DocumentFile) => void;
}

const couldNot = 'The document could not be loaded. Please try again.';

/** Fetches a document when somebody asks for it, and hands it to the device or to a new tab. */
export function useDocumentFile({ get, failed = couldNot, ours, onFile }: DocumentFileCall) {
  const api = useApi();
  const keep = useKeepDocument();
  const [state, setState] = useState<FileState>({ kind: 'idle' });

  const fetchFile = async (way: FileWay): Promise<void> => {
    const tab = way === 'open' ? openWaitingTab('One moment…') : null;
    setState({ kind: 'loading', way });
    const answer = await get(api);
    if (!answer.success) {
      tab?.close();
      setState({ kind: 'failed', message: answer.status < 500 ? answer.message : failed });
      return;
    }
    const file = answer.data;
    if (tab && isOpenable(file.contentType)) {
      const address = addressOf(file);
      const name = nameOfFile(file);
      const isShown = tab.show(address);
      setState(
        isShown ? { kind: 'done', message: `${name} is open in a new tab.` } : { kind: 'blocked', name, address },
      );
    } else {
      tab?.close();
      saveFile(file);
      setState({ kind: 'done', message: `${nameOfFile(file)} is on your device.` });
    }
    if (ours !== undefined) void keep(ours, file).catch(() => undefined);
    onFile?.(file);
  };

  return { state, fetchFile };
}

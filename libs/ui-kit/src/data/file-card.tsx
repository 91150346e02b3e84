import { type ComponentProps, type ReactNode } from 'react';
import { DocumentIcon } from '../icons/document-icon';
import '../styles/later.css';

interface FileCardProps extends ComponentProps<'div'> {
  /** The name of the file, as its owner gave it. */
  name: string;
  /** Kind and size in words. */
  detail?: ReactNode;
  /** Address of the picture itself, when the file is one. */
  preview?: string | undefined;
}

/** A file that was chosen: what it looks like, its name, its size. */
export const FileCard = ({ name, detail, preview, ...props }: FileCardProps) => (
  <div className="file-card" {...props}>
    <span className="file-preview">{preview ? <img src={preview} alt="" /> : <DocumentIcon />}</span>
    <span className="file-words">
      <span className="file-name">{name}</span>
      {detail && <span className="file-detail">{detail}</span>}
    </span>
  </div>
);

import { type ComponentProps, type DragEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '../actions/button';
import { describedBy, errorId, hintId } from './described-by';
import { FieldError } from './field-error';
import { VisuallyHidden } from '../base/visually-hidden';
import '../styles/later.css';

interface FileFieldProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Which document is asked for. */
  label: ReactNode;
  /** What it may be, and how large. */
  hint?: ReactNode;
  /** Why the file that was chosen cannot be taken. */
  error?: ReactNode;
  /** What the browser offers to choose, as for `<input accept>`. */
  accept: string;
  /** Also offers the camera on devices that are held in the hand. */
  camera?: boolean;
  /** A file was chosen or photographed. */
  onFile: (file: File) => void;
  /** The file was taken away again. */
  onRemove: () => void;
  /** Whether a file is there, or being read. */
  state: 'empty' | 'reading' | 'ready';
  /** Said aloud when it changes. */
  status?: ReactNode;
  /** The file that is there, or how far it was read: a `FileCard` or a `progress`. */
  children?: ReactNode;
}

/** One file: from the gallery, the disk or the camera, or dropped here. Buttons stay where they are, so the focus does too. */
export function FileField({
  label,
  hint,
  error,
  accept,
  camera = false,
  onFile,
  onRemove,
  state,
  status,
  children,
  ...props
}: FileFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const labelId = `${id}-label`;
  const choose = useRef<HTMLButtonElement>(null);
  const fromDisk = useRef<HTMLInputElement>(null);
  const fromCamera = useRef<HTMLInputElement>(null);

  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (!file) return;
    onFile(file);
    choose.current?.focus(); // the camera's button goes once there is a file
  };
  const input = (ref: typeof fromDisk, more: ComponentProps<'input'>) => (
    <input
      ref={ref}
      type="file"
      hidden
      {...more}
      onChange={({ currentTarget }) => {
        take(currentTarget.files);
        currentTarget.value = ''; // the same file may be chosen again
      }}
    />
  );
  const forWhat = <VisuallyHidden>: {label}</VisuallyHidden>;

  return (
    <div
      className="field"
      role="group"
      aria-labelledby={labelId}
      data-state={error ? 'invalid' : 'plain'}
      {...props}
      id={id}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <p className="field-label" id={labelId}>
        {label}
      </p>
      {hint && (
        <p className="field-hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      <div
        className="file-box"
        data-state={state}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        {state === 'empty' ? <p className="file-drop-words">Drop a file here, or</p> : children}
        <div className="file-actions">
          <Button ref={choose} variant="secondary" onClick={() => fromDisk.current?.click()}>
            {state === 'empty' ? 'Choose a file' : 'Choose another file'}
            {forWhat}
          </Button>
          {camera && state === 'empty' && (
            <span className="file-camera">
              <Button variant="secondary" onClick={() => fromCamera.current?.click()}>
                Take a photo{forWhat}
              </Button>
            </span>
          )}
          {state !== 'empty' && (
            <Button
              variant="quiet"
              onClick={() => {
                onRemove();
                choose.current?.focus();
              }}
            >
              Remove{forWhat}
            </Button>
          )}
        </div>
      </div>
      {input(fromDisk, { accept })}
      {camera && input(fromCamera, { accept: 'image/*', capture: 'environment' })}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}

import { type ComponentProps, type ReactNode } from 'react';
import '../styles/action-list.css';

interface ActionItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What is to be done: "Pay R 288 to keep everybody covered". */
  title: ReactNode;
  /** By when, or why. */
  detail?: ReactNode;
  /** The one button, and where it helps a quiet second one. */
  children: ReactNode;
}

/** What waits for whoever reads, the most urgent first, each with its button. */
export const ActionList = (props: ComponentProps<'ul'>) => <ul className="action-list" role="list" {...props} />;

/** One thing to do, by when, and the button that does it. */
export const ActionItem = ({ title, detail, children, ...props }: ActionItemProps) => (
  <li className="action-item" {...props}>
    <div>
      <p className="action-title">{title}</p>
      {detail && <p className="action-detail">{detail}</p>}
    </div>
    <div className="action-buttons">{children}</div>
  </li>
);

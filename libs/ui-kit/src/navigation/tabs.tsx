import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import '../styles/later.css';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** What the tabs choose between. */
  label: string;
  /** Each tab with its id, its words and what it shows. */
  tabs: readonly Tab[];
  /** The id of the tab that is shown. Without it the part remembers the choice itself, beginning with the first. */
  selected?: string;
  /** Another tab was chosen. */
  onSelect?: (id: string) => void;
}

/** How far each key goes from one tab among so many. */
const moves: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Views of one thing, one at a time. Arrow keys go from tab to tab and show it at once. Source: WAI-ARIA APG, tabs. */
export function Tabs({ label, tabs, selected, onSelect, ...props }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const shown = selected ?? chosen;
  const select = (tab: string) => {
    setChosen(tab);
    onSelect?.(tab);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = tabs.findIndex((tab) => tab.id === shown);
    const next = moves[event.key]?.(place, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    select(tab.id);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };

  return (
    <div className="tabs" {...props}>
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
            aria-selected={tab.id === shown}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== shown}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

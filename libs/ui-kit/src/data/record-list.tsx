import { type ComponentProps } from 'react';
import '../styles/record-list.css';

/** Many records in rows, `<li>` each. The link in a row's heading is as large as the row; what else is in it stays its own. */
export const RecordList = (props: ComponentProps<'ul'>) => <ul className="record-list" role="list" {...props} />;

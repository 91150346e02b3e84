import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs';
import { Pagination } from './pagination';
import { QuickLinks } from './quick-links';

const meta = { title: 'Components/Navigation', component: QuickLinks } satisfies Meta<typeof QuickLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  render: () => (
    <QuickLinks>
      <a href="#home">Home</a>
      <a href="#documents">Documents</a>
      <a href="#terms">Terms and Conditions</a>
    </QuickLinks>
  ),
};
export const WayBack: Story = {
  render: () => (
    <Breadcrumbs
      items={[
        <a key="home" href="#home">
          Home
        </a>,
        'Dependants',
      ]}
    />
  ),
};
export const Pages: Story = {
  render: function ThreePages() {
    const [page, setPage] = useState(1);
    return <Pagination page={page} pageCount={3} onPage={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
  },
};

import { wrap } from './wrap';

interface Page {
  width: number;
  margin: number;
  font: string;
}

interface Letters {
  size: number;
  weight: number;
  colour: string;
  /** Where the lines begin; the margin unless said otherwise. */
  left?: number;
  /** Where they end; the other margin unless said otherwise. */
  right?: number;
}

const lineHeight = 1.3;

/** Writes from top to bottom; `y` is where the next thing begins. */
export class Pen {
  y = 0;
  readonly context: CanvasRenderingContext2D;
  readonly page: Page;

  constructor(context: CanvasRenderingContext2D, page: Page) {
    this.context = context;
    this.page = page;
    context.textBaseline = 'top';
  }

  get right(): number {
    return this.page.width - this.page.margin;
  }

  fill(colour: string, x: number, y: number, width: number, height: number): void {
    this.context.fillStyle = colour;
    this.context.fillRect(x, y, width, height);
  }

  /** A text on as many lines as it needs. */
  write(text: string, { left = this.page.margin, right = this.right, ...letters }: Letters): void {
    this.use(letters);
    for (const line of wrap(text, right - left, (part) => this.context.measureText(part).width)) {
      this.context.fillText(line, left, this.y);
      this.y += letters.size * lineHeight;
    }
  }

  /** One line that ends at the right margin; gives how wide it is. Where the next thing begins stays. */
  writeAtRight(text: string, letters: Letters): number {
    this.use(letters);
    const { width } = this.context.measureText(text);
    this.context.fillText(text, this.right - width, this.y);
    return width;
  }

  private use({ size, weight, colour }: Letters): void {
    this.context.font = `${weight} ${size}px ${this.page.font}`;
    this.context.fillStyle = colour;
  }
}

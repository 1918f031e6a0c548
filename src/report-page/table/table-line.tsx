import { Component, type ComponentChild } from "preact";
import { formatNumber } from "../../platform/i18n";
import type { Column } from "./table-view";

interface Props<Row, Line> {
  readonly columns: readonly Column<Row, Line>[];
  readonly line: Line;
  readonly index: number;
  readonly selected: boolean;
  readonly heads: boolean;
  onSelect(index: number): void;
}

const inWords = (content: ComponentChild) => (typeof content === "number" ? formatNumber(content) : content);

/** One line of a table. A class, so that scrolling does not draw again the lines that stay in sight. */
export class TableLine<Row, Line> extends Component<Props<Row, Line>> {
  override shouldComponentUpdate(next: Props<Row, Line>): boolean {
    const { line, selected, columns } = this.props;
    return next.line !== line || next.selected !== selected || next.columns !== columns;
  }

  override render() {
    const { columns, line, index, selected, heads } = this.props;
    return (
      // The first row is the header, and rows count from 1.
      <tr
        aria-rowindex={index + 2}
        aria-selected={selected}
        class={heads ? "head" : ""}
        onClick={() => this.props.onSelect(index)}
      >
        {columns.map(({ id, numeric, cell }) => (
          <td key={id} class={numeric ? "number" : ""}>
            {inWords(cell(line))}
          </td>
        ))}
      </tr>
    );
  }
}

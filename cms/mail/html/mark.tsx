import { styles } from './styles.ts';

const ROWS = [
  ['open', 'open'],
  ['open', 'filled'],
] as const;

/** The product's mark, a block of four lots of which one is filled: cells of a table, as many programs hide pictures. */
export const Mark = () => (
  <table role="presentation" aria-hidden="true" cellPadding={0} cellSpacing={0} style={styles.mark}>
    <tbody>
      {ROWS.map((row, index) => (
        <tr key={index}>
          {row.map((lot, column) => (
            <td
              key={column}
              className="lot"
              style={lot === 'filled' ? { ...styles.lot, ...styles.filled } : styles.lot}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

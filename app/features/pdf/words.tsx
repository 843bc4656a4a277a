import { Text, type View } from '@react-pdf/renderer';
import type { ComponentProps, ReactNode } from 'react';
import { styles } from './styles.ts';

interface WordsProps {
  style?: ComponentProps<typeof View>['style'];
  children: ReactNode;
}

/**
 * Text of a document. Each has its own size and line height: the renderer takes a line height that is
 * inherited for a multiple of the font size again, and one without a size for a multiple of 18 points.
 */
export const Words = ({ style = {}, children }: WordsProps) => (
  <Text style={[styles.words, style].flat()}>{children}</Text>
);

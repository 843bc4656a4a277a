import { Gallery } from '#app/features/gallery/gallery.tsx';

export const meta = () => [{ title: 'Components' }];

export default Gallery;

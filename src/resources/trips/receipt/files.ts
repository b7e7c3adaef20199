import boldUrl from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import regularUrl from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import { seenPart } from '../../../../contract/receipts/seenPart.ts';
import type { Picture } from '../../../../contract/receipts/sheet.ts';

const LOGO_HEIGHT_PX = 128;

async function base64Of(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(String(reader.result).split(',')[1] ?? '');
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

export async function loadFonts() {
  const [regular, bold] = await Promise.all([base64Of(regularUrl), base64Of(boldUrl)]);
  return { regular, bold };
}

/**
 * A logo as a picture for a PDF. Null if it cannot be loaded, or its server does not let other
 * pages read it: then the channel's name takes its place.
 */
export async function loadLogo(url: string): Promise<Picture | null> {
  try {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.height = LOGO_HEIGHT_PX;
    canvas.width = Math.round((image.naturalWidth / image.naturalHeight) * LOGO_HEIGHT_PX);
    const drawing = canvas.getContext('2d');
    if (!drawing) return null;
    drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { width, height, data: pixels } = drawing.getImageData(0, 0, canvas.width, canvas.height);
    const part = seenPart({ width, height, pixels });
    if (!part) return null;
    const seen = drawing.getImageData(part.left, part.top, part.width, part.height);
    canvas.width = part.width;
    canvas.height = part.height;
    drawing.putImageData(seen, 0, 0);
    return { data: canvas.toDataURL('image/png'), width: part.width, height: part.height };
  } catch {
    return null;
  }
}

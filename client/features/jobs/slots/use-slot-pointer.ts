import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react';
import { isIn, paintSlots, slotsTouching, type WeekArea, type WeekCell } from './slot-painting';
import type { SlotPainter } from './use-slot-painter';

/** The half hour under the mouse or the finger; null beside them. */
export function cellOf(target: EventTarget): WeekCell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-day]') : null;
  return cell?.dataset.day ? { date: cell.dataset.day, row: Number(cell.dataset.row) } : null;
}

interface Drag extends WeekArea {
  erases: boolean;
}

/** A click or a tap paints and removes; the mouse does both over more than one half hour as well. */
export function useSlotPointer({ around, brush, paint, erase }: SlotPainter) {
  const [hovered, setHovered] = useState<WeekCell | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const hasSlot = (cell: WeekCell): boolean => around.slots.some((slot) => isIn(cell, slot));
  const isOneCell = (area: WeekArea): boolean => area.from.date === area.to.date && area.from.row === area.to.row;

  // The button may be released anywhere on the screen. The click event reports a single half hour.
  const letGo = useEffectEvent((): void => {
    setDrag(null);
    if (!drag || isOneCell(drag)) return;
    if (drag.erases) erase(drag);
    else paint(drag);
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const listen = (): void => letGo();
    window.addEventListener('pointerup', listen);
    return () => window.removeEventListener('pointerup', listen);
  }, [isDragging]);

  const tap = (cell: WeekCell): void => {
    const area = { from: cell, to: cell };
    if (hasSlot(cell)) erase(area);
    else paint(area);
  };
  const area = drag ?? (hovered && { from: hovered, to: hovered, erases: hasSlot(hovered) });
  return {
    tap,
    ghosts: area && !area.erases ? paintSlots(area, brush, around) : [],
    going: drag?.erases && !isOneCell(drag) ? slotsTouching(drag, around.slots) : [],
    handlers: {
      onClick: ({ target }: { target: EventTarget }) => {
        const cell = cellOf(target);
        if (cell) tap(cell);
      },
      onPointerDown: ({ target, pointerType, button }: PointerEvent) => {
        const cell = pointerType === 'mouse' && button === 0 ? cellOf(target) : null;
        if (cell) setDrag({ from: cell, to: cell, erases: hasSlot(cell) });
      },
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const cell = pointerType === 'mouse' ? cellOf(target) : null;
        setHovered(cell);
        if (drag && cell) setDrag({ ...drag, to: cell });
      },
      onPointerLeave: () => setHovered(null),
    },
  };
}

export type SlotPointer = ReturnType<typeof useSlotPointer>;

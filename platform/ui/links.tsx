import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type ComponentPropsWithRef, forwardRef } from 'react'
import classes from './links.module.css'

type AnchorOf<P> = P & Omit<ComponentPropsWithRef<'a'>, keyof P | 'href'>

/** A button that leads to another page; its parameters are checked against the routes. */
export const LinkButton = createLink(
  forwardRef<HTMLAnchorElement, AnchorOf<ButtonProps>>((props, ref) => (
    <Button component="a" ref={ref} {...props} />
  )),
)

/** A link in running text, checked the same way. */
export const LinkAnchor = createLink(
  forwardRef<HTMLAnchorElement, AnchorOf<AnchorProps>>((props, ref) => <Anchor ref={ref} {...props} />),
)

/** Above the heading of a page that another one leads to: the name of that one, below which it stands. */
export const BackLink = createLink(
  forwardRef<HTMLAnchorElement, AnchorOf<AnchorProps>>((props, ref) => (
    <Anchor ref={ref} data-own-line data-back {...props} />
  )),
)

/**
 * The name of what a row, a card or a fact is about, which opens it: by colour and weight, as a line below each name of a
 * list would be noise.
 */
export const NameLink = createLink(
  forwardRef<HTMLAnchorElement, AnchorOf<AnchorProps>>((props, ref) => (
    <Anchor
      ref={ref}
      inherit
      underline="hover"
      classNames={{ root: classes.name ?? '' }}
      data-own-line
      {...props}
    />
  )),
)
